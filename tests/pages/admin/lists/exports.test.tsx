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

/** Whether a cell of the screen says what the file says: every line of the text, or the same number. */
function says(cell: HTMLElement, exported: string): boolean {
  const shown = plain(cell.textContent)
  const isFigure = cell.classList.contains('num') && exported !== '' && Number.isFinite(Number(exported))
  if (isFigure) return figureOf(shown) === Number(exported)
  return unguarded(exported) === shown || exported.split(', ').every((part) => shown.includes(unguarded(part)))
}

/** Lists that aren't in the first view of their page, or are shown in another, by the name of their file. */
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

/** What the files of a page's lists are called: by name, or as the list. */
function filesOf(text: string): string[] {
  const own = [...text.matchAll(/exportName(?:="| = ')([\w-]+)/g)].map(([, file = '']) => file)
  const usual = [...text.matchAll(/<(?:ListPage|QueryTable)\b[^]*?\bempty=/g)]
    .filter(([list]) => !list.includes('exportName'))
    .map(([list]) => required(/ caption="([^"]+)/.exec(list) ?? / title="([^"]+)/.exec(list))[1] ?? '')
  return [...own, ...usual.map((caption) => caption.toLowerCase().replaceAll(' ', '-'))]
}

/** Every list that a page of the back office names, by the name of its file. */
const named = [...sources('src/areas/admin', /\.tsx$/)].flatMap(([path, text]) =>
  filesOf(text).map((file) => [file, path.split('/')[3] ?? ''] as const),
)
const lists = Object.entries({ ...Object.fromEntries(named), ...views })

/** The file that the first table of the page saves; its name ends with the day and the number of rows. */
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

/** The file has the columns of the table in their order, as many rows as the table counts, and the rows in view as shown. */
function holds({ header, lines, frame }: Awaited<ReturnType<typeof save>>): void {
  const table = within(frame).getByRole('table')
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
  expect(header).toEqual(heads.filter((head) => head !== 'Actions'))

  // Pages: all of them are in the file.
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
      // Of a visitor's id the screen shows as much as tells them apart.
      const isShort = header[place] === 'Visitor' && exported.startsWith(plain(cell.textContent))
      expect(
        isShort || says(cell, exported),
        `${header[place]}: “${plain(cell.textContent)}”, in the file “${exported}”`,
      ).toBe(true)
    }
  }
}

/** Sorts by the last column, shows a hidden one or hides the last, and takes the first filter that the list offers. */
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

  it('is held to it for every list of the back office', () => expect(named.length).toBeGreaterThan(30))
})
