import { describe, expect, it } from 'vitest'
import { toastLog } from '@/lib/calls/toast'
import { db, enter, fail, requestLog, savedInEach, screen, waitFor, watch, within } from '@tests/page'
import { bodiesOf, renderWithoutNotices } from '@tests/withoutNotices'

const saved = savedInEach()

const invoices = () =>
  db.invoices
    .filter(({ userId, teamId }) => userId === 'u-premium' && teamId === null)
    .sort((a, b) => b.date.localeCompare(a.date))
const table = (name: string) => screen.findByRole('table', { name })

/** Extends the period back to the first invoice: this month, or the last, may have none. */
const fromTheFirst = async () =>
  enter(await screen.findByLabelText('From'), invoices().at(-1)?.date.slice(0, 10) ?? '?')

/** The invoices of the period that is shown. */
function inPeriod() {
  const day = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  return invoices().filter(({ date }) => date.slice(0, 10) >= day('From') && date.slice(0, 10) <= day('To'))
}

describe('billing and invoices', () => {
  it('lists the member’s invoices, newest first, with what each is for in full, and saves a PDF under its own name', async () => {
    const { user } = await renderWithoutNotices('/account/billing', { as: 'premium' })
    const list = within(await table('Invoices'))
    const rows = list.getAllByRole('row').slice(1)
    const [newest] = invoices()
    expect(rows).toHaveLength(invoices().length)
    expect(rows[0]).toHaveTextContent(newest?.number ?? '?')
    expect(rows[0]).toHaveTextContent(/S\$[\d,]+\.\d\d/)
    // On narrow screens, the GST column is hidden.
    expect(list.getByRole('columnheader', { name: /^GST/ })).toHaveClass('data-wide-only')
    expect(list.getByRole('columnheader', { name: /^Total/ })).not.toHaveClass('data-wide-only')
    for (const row of rows) {
      expect(row.querySelector('[data-label="For"]')).not.toHaveClass('data-cut')
      expect(row.querySelector('[data-label="GST"]')).toHaveClass('data-table-only')
    }
    await user.click(screen.getByRole('button', { name: `Download ${newest?.number} as PDF` }))
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([newest?.pdfName ?? `${newest?.number}.pdf`]))
    expect(requestLog.read().some(({ path }) => path === `/invoices/pdf/${newest?.invoiceId}`)).toBe(true)
  })

  it('says of open invoices whether they are overdue', async () => {
    for (const [at, dueDate] of ['2000-01-01', '2999-01-01'].entries())
      Object.assign(invoices()[at] ?? {}, { status: 'OPEN', paidAt: null, dueDate })
    await renderWithoutNotices('/account/billing', { as: 'premium' })
    const [, first, second] = within(await table('Invoices')).getAllByRole('row')
    expect(first).toHaveTextContent('Overduedue 01/01/2000')
    expect(second).toHaveTextContent('Opendue 01/01/2999')
  })

  it('shows everything together, and a slow read holds the rest back for no more than a second', async () => {
    const stop = fail('listMySubscriptions', 'hang')
    await renderWithoutNotices('/account/billing', { as: 'premium' })
    expect(await screen.findByText('Loading charges and invoices')).toBeInTheDocument()
    expect(await table('Invoices')).toBeVisible()
    expect(screen.getByText('Loading your upcoming charges')).toBeInTheDocument()
    stop()
  })

  it('saves exactly a period as an archive, whose contents it describes, and for accountants, with the number of rows', async () => {
    const { user } = await renderWithoutNotices('/account/billing', { as: 'premium' })
    const period = within(await screen.findByRole('form', { name: 'Download invoices by date' }))
    await user.click(period.getByRole('button', { name: 'Last month' }))
    expect(period.getByText(new RegExp(`^${inPeriod().length} invoices?, S\\$`))).toBeVisible()
    await fromTheFirst()
    expect(inPeriod().length).toBeGreaterThan(0)
    expect(period.getByText(new RegExp(`^${inPeriod().length} invoices?, S\\$`))).toBeVisible()
    const from = period.getByLabelText<HTMLInputElement>('From').value
    const to = period.getByLabelText<HTMLInputElement>('To').value
    await user.click(period.getByRole('button', { name: 'Download PDFs' }))
    expect(await period.findByText('ZIP downloaded.')).toBeVisible()
    expect(saved.map(({ name }) => name)).toEqual([`invoices-${from}-to-${to}.zip`])

    await user.click(period.getByRole('button', { name: 'Accountant’s CSV' }))
    await waitFor(() => expect(saved).toHaveLength(2))
    const lines = (await saved[1]?.file.text())?.trim().split('\r\n') ?? []
    expect(lines[0]).toContain('Invoice number,Date,Status')
    expect(saved[1]?.name).toMatch(new RegExp(`-${lines.length - 1}-rows\\.csv$`))
    expect(lines.length - 1).toBe(inPeriod().length)
  })

  it('says of invoices without a date that they are left out, and leaves it to the server which files there are', async () => {
    for (const invoice of db.invoices) Object.assign(invoice, { date: 'soon' })
    watch.allowContractBreach()
    await renderWithoutNotices('/account/billing', { as: 'member' })
    const period = within(await screen.findByRole('form', { name: 'Download invoices by date' }))
    expect(period.getByText(/^0 invoices, \d+ left out without a date\./)).toBeVisible()
    expect(period.getByRole('button', { name: 'Download PDFs' })).not.toHaveAttribute('aria-disabled')
    const csv = period.getByRole('button', { name: 'Accountant’s CSV' })
    expect(csv).toHaveAccessibleDescription('No invoice with a date is in this period')
  })

  it('can be cancelled while the archive is being downloaded, and retried', async () => {
    const heal = fail('getInvoicePdfs', { hang: true })
    const { user } = await renderWithoutNotices('/account/billing', { as: 'premium' })
    await fromTheFirst()
    await user.click(screen.getByRole('button', { name: 'Download PDFs' }))
    const works = within(await screen.findByRole('region', { name: 'In progress' }))
    await user.click(works.getByRole('button', { name: /^Cancel: invoices-/ }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'In progress' })).not.toBeInTheDocument())
    expect(saved).toEqual([])
    expect(toastLog.read()).toEqual([])
    heal()
    await user.click(screen.getByRole('button', { name: 'Download PDFs' }))
    await waitFor(() => expect(saved).toHaveLength(1))
  })

  it('reports a failed archive, and keeps the period', async () => {
    fail('getInvoicePdfs', { status: 503, message: 'The printer is on fire' })
    const { user } = await renderWithoutNotices('/account/billing', { as: 'premium' })
    await user.click(await screen.findByRole('button', { name: 'Last year' }))
    await user.click(screen.getByRole('button', { name: 'Download PDFs' }))
    const headline = { name: 'Invoices could not be downloaded' }
    expect(await screen.findByRole('heading', headline)).toBeVisible()
    expect(screen.getByText('The printer is on fire')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Last year' })).toHaveAttribute('aria-pressed', 'true')
    expect(toastLog.read()).toEqual([])
  })

  it('lists orders with the total paid, filters them by status in the URL, and shows one with lines, totals and invoice', async () => {
    const own = db.orders.filter(({ userId, teamId }) => userId === 'u-premium' && teamId === null)
    // Not the standard price.
    const cheaper = own.find(({ calculated, charged }) => charged !== Math.round(calculated.total * 100))
    const order = own.find(({ status, invoiceId }) => status === 'COMPLETE' && invoiceId)
    const { user, router } = await renderWithoutNotices('/account/billing', { as: 'premium' })
    await user.click(await screen.findByRole('tab', { name: /^Orders/ }))
    const rows = within(await table('Orders'))
    const row = rows.getByRole('row', { name: new RegExp(`^${cheaper?.orderId} `) })
    expect(row).toHaveTextContent(`S$${((cheaper?.charged ?? 0) / 100).toFixed(2)}`)
    await user.click(rows.getByRole('link', { name: order?.orderId ?? '' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Order ${order?.orderId}` }))
    expect(dialog.getByText('Total (SGD)')).toBeVisible()
    for (const { title } of order?.items ?? []) expect(dialog.getAllByText(new RegExp(title))[0]).toBeVisible()
    expect(dialog.getByRole('button', { name: /^Download DC-.* as PDF$/ })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const all = rows.getAllByRole('row').length
    await user.click(screen.getByRole('button', { name: /^Refunded/ }))
    await waitFor(() => expect(router.state.location.search).toContain('status=REFUNDED'))
    await waitFor(() => expect(rows.getAllByRole('row').length).toBeLessThan(all))
  })

  it('opens the order in the URL, and says what an unpaid one needs', async () => {
    const order = db.orders.find(({ userId, teamId }) => userId === 'u-premium' && teamId === null)
    Object.assign(order ?? {}, { status: 'FAILED', failureMessage: 'Your card has no funds.' })
    const { user, router } = await renderWithoutNotices(`/account/billing?show=orders&order=${order?.orderId}`, {
      as: 'premium',
    })
    const dialog = within(await screen.findByRole('dialog', { name: `Order ${order?.orderId}` }))
    expect(dialog.getByText('Your card has no funds.')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Payment method' })).toHaveAttribute('href', '/account/payment')
    expect(dialog.queryByText('Being activated')).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.search).toBe('?show=orders'))
  })

  it('sends invoices to another address and back to the default one, and saves the prefilled address of future invoices', async () => {
    const { user } = await renderWithoutNotices('/account/billing?show=details', { as: 'premium' })
    const field = await screen.findByLabelText(/^Different address for invoices/)
    enter(field, 'books@aisyah.example')
    await user.click(screen.getByRole('button', { name: 'Save invoice email' }))
    expect(await screen.findByText('books@aisyah.example', { selector: 'strong' })).toBeVisible()
    enter(screen.getByLabelText(/^Different address for invoices/), '')
    await user.click(screen.getByRole('button', { name: 'Save invoice email' }))
    await waitFor(() =>
      expect(bodiesOf('updateMyInvoiceEmail')).toEqual([
        { altInvoiceEmail: 'books@aisyah.example' },
        { altInvoiceEmail: null },
      ]),
    )
    const name = await screen.findByLabelText('Name')
    expect(name).toHaveValue('Nur Aisyah binte Rahman')
    enter(name, 'Aisyah Ceramics Pte Ltd')
    await user.click(screen.getByRole('button', { name: 'Save invoice address' }))
    await waitFor(() => expect(db.invoiceAddresses['u-premium']?.name).toBe('Aisyah Ceramics Pte Ltd'))
  })

  it('has one ledger of the next 30 days, and of what the cards pay for', async () => {
    await renderWithoutNotices('/account/billing', { as: 'premium' })
    const ledger = within(await screen.findByRole('table', { name: /^Due by/ }))
    const cents = (row: HTMLElement) => Number(row.textContent?.match(/S\$([\d,.]+)$/)?.[1]?.replace(/[,.]/g, ''))
    const rows = ledger.getAllByRole('row').slice(1).map(cents)
    expect(rows.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(rows.at(-1))
    const cards = within(await screen.findByRole('region', { name: 'Subscriptions' }))
    expect(await cards.findByText('Premium membership (annual)')).toBeVisible()
  })

  it('lists subscriptions by the end of what is paid', async () => {
    const mine = db.subscriptions.filter(({ userId, status }) => userId === 'u-premium' && status !== 'ENDED')
    expect(mine.length).toBeGreaterThan(1)
    for (const [index, one] of mine.entries())
      Object.assign(one, { currentPeriodEnd: `${2098 - index}-01-05T00:00:00Z` })
    await renderWithoutNotices('/account/billing', { as: 'premium' })
    const cards = within(await screen.findByRole('region', { name: 'Subscriptions' }))
    const rows = await cards.findAllByRole('listitem')
    const years = rows.map(({ textContent }) => Number(/\d\d\/\d\d\/(\d{4})/.exec(textContent)?.[1]))
    expect(years).toEqual(mine.map((_, index) => 2098 - index).toReversed())
  })

  it('shows failures per section, with Try again', async () => {
    const heal = fail('listUserInvoices', '503')
    const { user } = await renderWithoutNotices('/account/billing', { as: 'premium' })
    expect(await screen.findByText('We couldn’t load your invoices')).toBeVisible()
    expect(await screen.findByRole('table', { name: /^Due by/ })).toBeVisible()
    heal()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await table('Invoices')).toBeVisible()
  })
})
