import { expect, test } from 'vitest'
import { applyScenario } from '@mocks/scenarios'
import { fail, release, renderAt, screen, waitFor, within } from '@tests/page'

const plans = () => screen.findByRole('list', { name: 'Plans' })
const plan = async (name: string) => {
  const heading = await within(await plans()).findByRole('heading', { level: 2, name })
  const item = heading.closest('li')
  if (!item) throw new Error(`${name} has no card`)
  return within(item)
}
const act = async (name: string) => (await plan(name)).findByRole('link')

/** The option of a plan: its price, and what it saves. */
const option = async (name: RegExp) => {
  const radio = await (await plan('Premium')).findByRole('radio', { name })
  const label = radio.closest('label')
  if (!label) throw new Error(`${name} has no label`)
  return { radio, label }
}

test('a visitor compares the plans and chooses one, yearly first (R-PRICE-01, R-PRICE-02)', async () => {
  const { user } = await renderAt('/premium-membership')
  const yearly = await option(/^Annual/)
  expect(yearly.radio).toBeChecked()
  expect(yearly.label).toHaveTextContent('S$99.00 a year')
  expect(yearly.label).toHaveTextContent('Save S$19.80 a year')
  const annual = 'premium-annual'
  expect(await act('Premium')).toHaveAttribute('href', `/solutions/premium-membership?variation=${annual}`)
  expect(await act('Premium')).toHaveAccessibleName('Get Premium')

  const monthly = await option(/^Monthly/)
  expect(monthly.label).toHaveTextContent('S$9.90 a month')
  expect(monthly.label).not.toHaveTextContent('Save')
  await user.click(monthly.radio)
  expect(await act('Premium')).toHaveAttribute('href', '/solutions/premium-membership?variation=premium-monthly')

  expect((await plan('Ultra')).getByText('S$199.00', { exact: false })).toBeVisible()
  expect(await act('Ultra')).toHaveAccessibleName('Get Ultra')
  expect(await act('Free')).toHaveAttribute('href', '/signup')
  expect(within(await plans()).queryByRole('radio', { name: /India/ })).toBeNull()
  expect((await plan('Premium')).getByText('S$80 cashback on your first annual membership')).toBeVisible()

  const table = within(await screen.findByRole('table'))
  const row = within(table.getByRole('row', { name: /All masterclasses/ }))
  expect(row.getAllByLabelText('Included')).toHaveLength(1)
  expect(row.getAllByLabelText('Not included')).toHaveLength(2)
})

test('an annual member upgrades to Ultra, switches to Monthly, and never "upgrades" to less', async () => {
  const { user } = await renderAt('/premium-membership', { as: 'premium' })
  expect(await (await plan('Premium')).findByText('Your plan', { selector: '.plan-current' })).toBeVisible()
  expect((await plan('Premium')).getAllByText('Your plan')).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 2, name: 'Premium' }).closest('li')).not.toHaveClass('plan-marked')
  expect((await plan('Premium')).queryByText(/cashback/)).toBeNull()
  expect(await act('Ultra')).toHaveAccessibleName('Upgrade to Ultra')
  await user.click((await option(/^Monthly/)).radio)
  expect(await act('Premium')).toHaveAccessibleName('Switch to Monthly')
  expect((await plan('Premium')).getAllByText('Your plan')).toHaveLength(1)
  expect(await act('Free')).toHaveAccessibleName('Cancel Premium')
})

test('offers a member no change of a plan that is still being read', async () => {
  fail('getPremiumStatus', 'hang')
  await renderAt('/premium-membership', { as: 'premium' })
  expect(await act('Free')).toHaveAccessibleName('Cancel Premium')
  expect(within(await plans()).queryByRole('link', { name: /^(Switch|Upgrade|Downgrade|Get)/ })).toBeNull()
  const upgrade = { name: 'Upgrade to Ultra' }
  expect(await release(() => screen.getByRole('link', upgrade))).toBeVisible()
  expect((await plan('Premium')).queryByRole('link')).toBeNull()
})

test('offers no second membership while the plan of a member can’t be read', async () => {
  fail('getPremiumStatus', '500')
  await renderAt('/premium-membership', { as: 'premium' })
  expect(await (await plan('Premium')).findByRole('link', { name: 'Switch to Annual' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Get (Premium|Ultra)/ })).toBeNull()
  expect(screen.queryByText(/cashback/)).toBeNull()
})

test('offers the India plans in India, in rupees, charged in Singapore dollars (R-GEN-09)', async () => {
  await renderAt('/premium-membership', { scenario: 'country-india' })
  const { label } = await option(/^India monthly/)
  expect(label).toHaveTextContent('₹250 INR')
  await waitFor(() => expect(label).toHaveTextContent(/S\$\d+\.\d\d a month/))
  const quarterly = await option(/^India quarterly/)
  expect(quarterly.label).toHaveTextContent('₹699 INR')
  expect(quarterly.label).toHaveTextContent('Save ₹51 a quarter')
})

test('shows no Singapore dollar amount for an India plan while the rate is unknown', async () => {
  applyScenario('country-india')
  fail('getExchangeRates', '503')
  await renderAt('/premium-membership')
  const { label } = await option(/^India monthly/)
  expect(label).toHaveTextContent('₹250 INR')
  expect(label).not.toHaveTextContent('S$')
})
