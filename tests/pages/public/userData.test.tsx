import { expect, it, vi } from 'vitest'
import { factsOf } from '@/areas/public/user-data/facts'
import { db, fail, renderAt, screen, waitFor, watch, within } from '@tests/page'

const ready = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Download as JSON' })).not.toHaveAttribute('aria-disabled'))

it('shows users their stored data, section by section', async () => {
  await renderAt('/data/user', { as: 'premium' })
  await ready()
  const profile = screen.getByRole('region', { name: 'Profile and preferences' })
  expect(within(profile).getByText('premium@doers.test')).toBeVisible()
  for (const name of [
    /^Orders \(\d+\)/,
    /^Subscriptions/,
    /^RSVPs to events/,
    /^Invoices/,
    /^Payment methods/,
    /^In this browser/,
  ])
    expect(screen.getByRole('region', { name })).toBeVisible()
})

it('shows the same status of orders and invoices as their own pages', async () => {
  for (const order of db.orders) Object.assign(order, { status: 'PENDING' })
  for (const invoice of db.invoices) Object.assign(invoice, { status: 'OPEN', paidAt: null, dueDate: '2000-01-01' })
  await renderAt('/data/user', { as: 'premium' })
  await ready()
  const section = (name: RegExp) => within(screen.getByRole('region', { name }))
  expect(section(/^Orders/).getAllByText(/^Waiting for your bank · /)[0]).toBeVisible()
  expect(section(/^Orders/).queryByText(/^(Complete|Pending)/)).not.toBeInTheDocument()
  expect(section(/^Invoices/).getAllByText(/^Overdue · /)[0]).toBeVisible()
})

it('names fields and countries in plain words', () => {
  expect(factsOf({ isAdmin: false, country: 'sg', billingCountry: 'xx', residentialLine1: '1 Duxton Hill' })).toEqual([
    { term: 'Country', text: 'Singapore' },
    { term: 'Administrator', text: 'No' },
    { term: 'Billing country', text: 'xx' },
    { term: 'Residential line 1', text: '1 Duxton Hill' },
  ])
})

it('shows no empty row or list, and masks short numbers entirely', () => {
  expect(factsOf({ goals: ['', null], interests: ['art', '', null], links: [], orders: [{}] })).toEqual([
    { term: 'Interests', text: 'art' },
    { term: 'Orders', text: '1 entry' },
  ])
  const numbers = { personalIdNumber: 'S1234567D', accountNumber: '4321', paynowNumber: 91234567 }
  expect(factsOf(numbers).map(({ text }) => text)).toEqual(['•••• 567D', '••••', '••••'])
})

it('has a text for everything whose name is missing in an answer', async () => {
  for (const { card } of db.paymentMethods) Object.assign(card, { brand: '', last4: '' })
  for (const team of db.teams) Object.assign(team, { companyName: '' })
  for (const redemption of db.redemptions) Object.assign(redemption, { type: '' })
  watch.allowContractBreach()
  await renderAt('/data/user', { as: 'premium' })
  await ready()
  const row = (name: RegExp) => within(screen.getByRole('region', { name })).getAllByRole('listitem')[0]
  expect(row(/^Payment methods/)).toHaveTextContent('Card')
  expect(row(/^Teams/)).toHaveTextContent(/^team-/)
  expect(row(/^Redemptions/)).toHaveTextContent(/^–/)
})

it('downloads all of it as JSON', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:mine'
  })
  // The emulated browser would navigate to the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = await renderAt('/data/user', { as: 'premium' })
  await ready()
  await user.click(screen.getByRole('button', { name: 'Download as JSON' }))
  const held = JSON.parse((await files[0]?.text()) ?? '{}') as Record<string, unknown>
  expect(held).toMatchObject({ userId: 'u-premium', couldNotBeRead: [], profile: { email: 'premium@doers.test' } })
  expect(held.orders).toEqual(expect.any(Array))
  expect(JSON.stringify(held)).not.toMatch(/"token"|"password"/)
})

it('shows failures per section', async () => {
  fail('listMyOrders', '403')
  await renderAt('/data/user', { as: 'premium' })
  await ready()
  expect(screen.getByText('We couldn’t load 1 part')).toBeVisible()
  expect(
    within(screen.getByRole('region', { name: 'Orders' })).getByRole('button', { name: 'Try again' }),
  ).toBeVisible()
  expect(screen.getByText('premium@doers.test')).toBeVisible()
})
