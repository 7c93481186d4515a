import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { parseCsv } from '@tests/parseCsv'
import { db, renderAt, required, savedInEach, screen, waitFor, within } from '@tests/page'
import { sources } from '@tests/sources'

const files = savedInEach()

const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
/** Formulas are exported as text, minus signs and thousands as a spreadsheet reads them. */
const unguarded = (text: string) => plain(text.replace(/^'(?=[=+\-@])/, ''))
const figureOf = (text: string) => Number(text.replaceAll('\u2212', '-').replaceAll(/[^\d.-]/g, ''))

/** Whether a table cell shows what is in the file: every line of the text, or the same number. */
function says(cell: HTMLElement, exported: string): boolean {
  const shown = plain(cell.textContent)
  const isFigure = cell.classList.contains('num') && exported !== '' && Number.isFinite(Number(exported))
  if (isFigure) return figureOf(shown) === Number(exported)
  return unguarded(exported) === shown || exported.split(', ').every((part) => shown.includes(unguarded(part)))
}

/** The URLs of lists that are not in the first view of their page, or that are tested in another view, by file name. */
const views: Record<string, string | (() => string)> = {
  logs: 'logs?sort=code&q=e',
  media: 'media?state=published&sort=title',
  subscriptions: 'subscription-events?show=subscriptions',
  'subscription-items': 'subscription-events?show=items',
  'stripe-subscriptions': 'subscription-events?show=stripe',
  'public-campaign-responses': 'campaign-responses?show=visitors',
  'mailing-list': 'mailing-list?q=example',
  'tracking-events': 'analytics?show=events',
  'blog-comments': 'blog-comments?sort=author',
  attendees: () => `event?id=${required(db.rsvps[0]).eventId}&show=attendees`,
  nominations: 'featured-doers?show=nominations',
  'members-not-featured': 'featured-doers?show=members',
  invoices: 'invoices',
  orders: 'orders?sort=-total',
  'privacy-policy-versions': 'privacy-policy',
  'terms-of-use-versions': 'terms-of-use',
}

/** The file names of a page's lists: their `exportName`, else derived from the caption or title. */
function filesOf(text: string): string[] {
  const own = [...text.matchAll(/exportName(?:="| = ')([\w-]+)/g)].map(([, file = '']) => file)
  const usual = [...text.matchAll(/<(?:ListPage|QueryTable)\b[^]*?\bempty=/g)]
    .filter(([list]) => !list.includes('exportName'))
    .map(([list]) => required(/ caption="([^"]+)/.exec(list) ?? / title="([^"]+)/.exec(list))[1] ?? '')
  return [...own, ...usual.map((caption) => caption.toLowerCase().replaceAll(' ', '-'))]
}

/** All lists of the back office: the file name and the page of each. */
const named = [...sources('src/areas/admin', /\.tsx$/)].flatMap(([path, text]) =>
  filesOf(text).map((file) => [file, path.split('/')[3] ?? ''] as const),
)
const lists = Object.entries({ ...Object.fromEntries(named), ...views })

/** Saves the first table of the page as a file, whose name ends with the day and the number of rows. */
async function save(user: UserEvent) {
  files.length = 0
  const button = required((await screen.findAllByRole('button', { name: 'Download CSV' }))[0])
  await user.click(button)
  await waitFor(() => expect(files).toHaveLength(1))
  const { name, file } = required(files[0])
  const [header = [], ...lines] = parseCsv(await file.text())
  const frame = required(button.closest<HTMLElement>('.data'))
  expect(name).toMatch(new RegExp(`-\\d{4}-\\d\\d-\\d\\d-${lines.length}-rows?\\.csv$`))
  return { name, header, lines, frame }
}

/** Asserts that the file has the table's columns in order, all its rows, and the visible rows as shown. */
function holds({ header, lines, frame }: Awaited<ReturnType<typeof save>>): void {
  const table = within(frame).getByRole('table')
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
  expect(header).toEqual(heads.filter((head) => head !== 'Actions'))

  // The file has the rows of all pages.
  const [, total = ''] = required(
    /([\d,]+)(?: results?)?(?:, \d+ selected)?$/.exec(within(frame).getAllByRole('status')[0]?.textContent ?? ''),
  )
  expect(lines).toHaveLength(Number(total.replaceAll(',', '')))

  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.length).toBeGreaterThan(0)
  for (const [at, row] of rows.entries()) {
    const cells = [...row.querySelectorAll<HTMLElement>('th, td')].filter(
      ({ classList }) => !classList.contains('data-pick') && !classList.contains('data-acts'),
    )
    for (const [place, cell] of cells.entries()) {
      const exported = lines[at]?.[place] ?? ''
      // The screen shows a shortened visitor id, and the first of an order's items; the tooltip has them all.
      const isShort =
        (header[place] === 'Visitor' && exported.startsWith(plain(cell.textContent))) ||
        (header[place] === 'Items' && within(cell).queryByTitle(exported) !== null)
      expect(
        isShort || says(cell, exported),
        `${header[place]}: “${plain(cell.textContent)}”, in the file “${exported}”`,
      ).toBe(true)
    }
  }
}

/** Sorts by the last column, shows or hides the last column of the view, and applies the first filter, if any. */
async function changeView(user: UserEvent, frame: HTMLElement): Promise<void> {
  const heads = within(frame).getAllByRole('columnheader')
  const last = heads.flatMap((head) => within(head).queryAllByRole('button')).at(-1)
  if (last) await user.click(last)
  await user.click(within(frame).getByRole('button', { name: 'View' }))
  const view = within(await screen.findByRole('dialog', { name: /^Customise view$/ }))
  await user.click(required(view.getAllByRole('checkbox').at(-1)))
  await user.click(view.getByRole('button', { name: 'Done' }))
  const chips = [...document.querySelectorAll<HTMLElement>('main .chips button, main .data ~ .chips button')]
  const chip = chips.find((one) => one.getAttribute('aria-pressed') === 'false' && !one.textContent.endsWith('0'))
  if (chip) await user.click(chip)
}

describe('the file that a list saves is what the list shows', () => {
  it.each(lists)('%s', async (expected, list) => {
    const { user } = await renderAt(`/admin/${typeof list === 'string' ? list : list()}`, { as: 'admin' })
    const first = await save(user)
    expect(first.name).toMatch(new RegExp(`^${expected}-`))
    holds(first)
    await changeView(user, first.frame)
    const second = await save(user)
    expect(second.header).not.toEqual(first.header)
    holds(second)
  })

  it('covers more than thirty lists of the back office', () => expect(named.length).toBeGreaterThan(30))
})
