import { expect, it } from 'vitest'
import { keptOf, type Charge } from '@/domain/billing/stripeCharges'
import { formatSgd } from '@/lib/money/money'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { db, fireEvent, renderAt, required, screen, watch, within } from '@tests/page'
import { asked } from '../admin'

const page = '/admin/orphaned-charges'
const day = (daysAgo: number) => singaporeDay(Date.now() - daysAgo * 86_400_000) ?? ''
const within30 = () => db.orphanedCharges.filter(({ created }) => (singaporeDay(created * 1000) ?? '') >= day(29))

it('shows the charges of the last 30 days and what is held of them, then those of a period', async () => {
  const { user, router } = await renderAt(page, { as: 'admin' })
  const table = await screen.findByRole('table', { name: 'Orphaned charges' })
  expect(within(table).getAllByRole('rowheader')).toHaveLength(within30().length)
  const held = within30().reduce((sum, charge) => sum + (keptOf(charge) ?? 0), 0)
  expect(screen.getByText(new RegExp(`^We hold ${formatSgd(held).replace('$', '\\$')} from`))).toBeVisible()
  expect(new Set(asked('listOrphanedCharges'))).toEqual(new Set([`/stripe/orphanedCharges/${day(29)}/${day(0)}`]))

  const form = within(screen.getByRole('form', { name: 'Period' }))
  fireEvent.change(form.getByLabelText('From'), { target: { value: '2026-02-02' } })
  fireEvent.change(form.getByLabelText('To'), { target: { value: '2026-02-01' } })
  await user.click(form.getByRole('button', { name: 'Show period' }))
  expect(await form.findByRole('link', { name: 'To: The end date is before the start date' })).toBeVisible()
  fireEvent.change(form.getByLabelText('From'), { target: { value: '2020-02-01' } })
  fireEvent.change(form.getByLabelText('To'), { target: { value: '2020-02-01' } })
  await user.click(form.getByRole('button', { name: 'Show period' }))
  expect(await screen.findByText('No orphaned charges')).toBeVisible()
  expect(screen.getByText('Every charge from 01/02/2020 to 01/02/2020 belongs to an order.')).toBeVisible()
  expect(router.state.location.search).toBe('?from=2020-02-01&to=2020-02-01')
  await user.click(screen.getByRole('button', { name: 'Last 30 days' }))
  expect(await screen.findByRole('table', { name: 'Orphaned charges' })).toBeVisible()
})

it.each<[string, Partial<Charge>, boolean]>([
  ['refunded', { status: 'succeeded', refunded: true }, true],
  ['pending', { status: 'pending' }, false],
  ['failed', { status: 'failed' }, false],
  ['kept in another currency', { status: 'succeeded', currency: 'usd' }, false],
])('calls everything refunded only if it was paid and is not kept; the only charge is %s', async (_what, more, is) => {
  db.orphanedCharges = [{ ...required(within30()[0]), refunded: false, amount_refunded: 0, currency: 'sgd', ...more }]
  if (more.refunded) delete db.orphanedCharges[0]?.amount_refunded
  await renderAt(page, { as: 'admin' })
  await screen.findByRole('table', { name: 'Orphaned charges' })
  expect(screen.queryAllByText('Everything paid in this period was refunded.')).toHaveLength(is ? 1 : 0)
})

it('says that a sum is not everything if nobody said what became of a charge', async () => {
  const [one] = within30()
  const paid: Charge = { ...required(one), status: 'succeeded', refunded: false, amount: 9900, amount_refunded: 0 }
  const { refunded: _flag, amount_refunded: _amount, ...unsaid } = paid
  db.orphanedCharges = [
    paid,
    Object.assign({ ...paid, id: 'ch-odd' }, { status: 'disputed' }),
    { ...unsaid, id: 'ch-unsaid' },
  ]
  for (const charge of db.orphanedCharges) charge.currency = 'sgd'
  watch.allowContractBreach()
  await renderAt(page, { as: 'admin' })
  expect(
    await screen.findByText('We hold at least S$99.00 from 1 charge without an order; we don’t know about 2 more.'),
  ).toBeVisible()
  expect(screen.getAllByRole('cell', { name: /^Held/ })).toHaveLength(1)
  expect(screen.getByRole('cell', { name: 'Succeeded' })).toBeVisible()
})

it('says what may be done about a charge of which nobody said whether it was refunded', async () => {
  const { amount_refunded: _amount, ...unsaid } = required(within30()[0])
  db.orphanedCharges = [{ ...unsaid, status: 'succeeded', refunded: false, amount: 9900, currency: 'sgd' }]
  await renderAt(`${page}?charge=${unsaid.id}`, { as: 'admin' })
  const panel = within(await screen.findByRole('dialog', { name: `Charge ${unsaid.id}` }))
  expect(panel.getByText('We may hold up to S$99.00 without an order')).toBeVisible()
  expect(screen.getByText('We don’t know what we hold of 1 charge.')).toBeInTheDocument()
})

it('opens a charge with its payer and what can be done about it', async () => {
  const charge = required(within30().find((one) => (keptOf(one) ?? 0) > 0 && one.userId))
  await renderAt(`${page}?charge=${charge.id}`, { as: 'admin' })
  const panel = within(await screen.findByRole('dialog', { name: `Charge ${charge.id}` }))
  expect(panel.getByText(`We hold ${formatSgd(keptOf(charge) ?? 0)} without an order`)).toBeVisible()
  expect(panel.getByRole('link', { name: charge.userName ?? '' })).toHaveAttribute(
    'href',
    `/admin/users?user=${charge.userId}`,
  )
  expect(panel.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/admin/orders')
  expect(panel.getByText(new RegExp(`ending in ${charge.card?.last4}$`))).toBeVisible()
})

it('shows the server’s refusal of reversed days from a link (422)', async () => {
  await renderAt(`${page}?from=2026-03-02&to=2026-03-01`, { as: 'admin' })
  expect(await screen.findByText('We couldn’t load the orphaned charges')).toBeVisible()
  expect(screen.getByText('The last day is before the first', { selector: '.state-text' })).toBeVisible()
  expect(screen.getByLabelText('From')).toHaveValue('2026-03-02')
})
