import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { db } from '@mocks/db/db'
import { renderAt } from '@tests/renderAt'
import { parseCsv } from '@tests/parseCsv'
import { required } from '@tests/required'
import { savedFiles } from './admin'

afterEach(() => vi.restoreAllMocks())

const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
/** Formulas are exported as text, minus signs and thousands as a spreadsheet reads them. */
const unguarded = (text: string) => plain(text.replace(/^'(?=[=+\-@])/, ''))
const figureOf = (text: string) => Number(text.replaceAll('\u2212', '-').replaceAll(/[^\d.-]/g, ''))

/** Whether a cell of the screen says what the file says: every line of the text, or the same number. */
function says(cell: HTMLElement, exported: string): boolean {
  const shown = plain(cell.textContent)
  const isFigure = cell.classList.contains('num') && exported !== '' && Number.isFinite(Number(exported))
  if (isFigure) return figureOf(shown) === Number(exported)
  return unguarded(exported) === shown || exported.split(', ').every((part) => shown.includes(unguarded(part)))
}

/** Every list of the back office with its export, some of them in a view that is not the first. */
const lists: readonly (string | (() => string))[] = [
  'logs?sort=code&q=e',
  'media?state=published&sort=title',
  'benefit-enquiries',
  'discount-codes',
  'orphaned-charges',
  'solution-activation',
  'subscription-events',
  'subscription-events?show=subscriptions',
  'subscription-events?show=items',
  'subscription-events?show=stripe',
  'campaign-responses',
  'campaign-responses?show=public',
  'landing-page-responses',
  'mailing-list?q=example',
  'job-enquiries',
  'analytics?show=events',
  'blog-comments?sort=author',
  () => `event?id=${required(db.rsvps[0]).eventId}&show=attendees`,
  'events',
  'featured-doers',
  'featured-doers?show=nominations',
  'featured-doers?show=members',
  'surveys',
  'old-memberships',
  'users',
  'admin-users',
  'signup-survey-responses',
  'partners',
  'partner-discount-codes',
  'invoices',
  'orders?sort=-total',
  'referral-points-redemptions',
  'privacy-policy',
  'terms-of-use',
]

describe('the file that a list saves is what the list shows', () => {
  it.each(lists)('%s', async (list) => {
    const files = savedFiles()
    const { user } = await renderAt(`/admin/${typeof list === 'string' ? list : list()}`, { as: 'admin' })
    const button = required((await screen.findAllByRole('button', { name: 'Download CSV' }))[0])
    const frame = required(button.closest<HTMLElement>('.data'))
    const table = within(frame).getByRole('table')
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
    await user.click(button)
    await waitFor(() => expect(files).toHaveLength(1))
    const { name, file } = required(files[0])
    const [header = [], ...lines] = parseCsv(await file.text())
    expect(header).toEqual(heads.filter((head) => head !== 'Actions'))

    // Pages: all of them are in the file, and its name counts them.
    const [, total = ''] = required(
      /([\d,]+)(?: rows?)?(?:, \d+ selected)?$/.exec(within(frame).getAllByRole('status')[0]?.textContent ?? ''),
    )
    expect(lines).toHaveLength(Number(total.replaceAll(',', '')))
    expect(name).toMatch(new RegExp(`-${lines.length}-rows?\\.csv$`))

    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.length).toBeGreaterThan(0)
    for (const [at, row] of rows.entries()) {
      const cells = [...row.querySelectorAll<HTMLElement>('th, td')].filter(
        ({ classList }) => !classList.contains('data-pick') && !classList.contains('data-acts'),
      )
      for (const [place, cell] of cells.entries()) {
        const exported = lines[at]?.[place] ?? ''
        // Of a visitor's id the screen shows as much as tells them apart.
        const isShort = header[place] === 'Visitor' && exported.startsWith(plain(cell.textContent))
        expect(
          isShort || says(cell, exported),
          `${header[place]}: “${plain(cell.textContent)}”, in the file “${exported}”`,
        ).toBe(true)
      }
    }
  })
})
