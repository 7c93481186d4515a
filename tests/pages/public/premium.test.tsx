import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fail } from '@mocks/faults'
import { applyScenario } from '@mocks/scenarios'
import { renderAt } from '@tests/renderAt'

// The test machines are shared.
configure({ asyncUtilTimeout: 5000 })

const plans = () => screen.findByRole('list', { name: 'Plans' })
const plan = async (name: string) => {
  const heading = await within(await plans()).findByRole('heading', { level: 2, name })
  const item = heading.closest('li')
  if (!item) throw new Error(`${name} has no card`)
  return within(item)
}
const act = async (name: string) => (await plan(name)).findByRole('link')

test('a visitor compares the plans and chooses one (R-PRICE-01, R-PRICE-02)', async () => {
  await renderAt('/premium-membership')
  for (const [name, price] of [
    ['Monthly', 'S$9.90'],
    ['Annual', 'S$99.00'],
    ['Ultra', 'S$199.00'],
  ] as const) {
    expect((await plan(name)).getByText(price, { exact: false })).toBeVisible()
    expect(await act(name)).toHaveAccessibleName(`Choose: ${name}`)
  }
  expect(await act('Free')).toHaveAttribute('href', '/signup')
  expect(await act('Annual')).toHaveAttribute('href', '/solutions/premium-membership?variation=premium-annual')
  expect(within(await plans()).queryByRole('heading', { name: /India/ })).toBeNull()
})

test('the comparison shows the features of each plan', async () => {
  await renderAt('/premium-membership')
  const table = within(await screen.findByRole('table'))
  const row = within(table.getByRole('row', { name: /All masterclasses/ }))
  expect(row.getAllByLabelText('Included')).toHaveLength(1)
  expect(row.getAllByLabelText('Not included')).toHaveLength(3)
})

test('a free member is offered upgrades', async () => {
  await renderAt('/premium-membership', { as: 'member' })
  await waitFor(async () => expect(await act('Annual')).toHaveAccessibleName('Upgrade: Annual'))
  expect(await act('Ultra')).toHaveAccessibleName('Upgrade: Ultra')
  expect((await plan('Free')).getByText('Your plan')).toBeVisible()
})

test('an annual member upgrades to Ultra, switches to Monthly, and never "upgrades" to less (T4.4)', async () => {
  await renderAt('/premium-membership', { as: 'premium' })
  await waitFor(async () => expect((await plan('Annual')).getByText('Your plan')).toBeVisible())
  expect(await act('Ultra')).toHaveAccessibleName('Upgrade: Ultra')
  expect(await act('Monthly')).toHaveAccessibleName('Switch: Monthly')
  expect(await act('Free')).toHaveAccessibleName('Cancel premium')
})

test('offers the India plans in India, in rupees, charged in Singapore dollars (R-GEN-09)', async () => {
  await renderAt('/premium-membership', { scenario: 'country-india' })
  const monthly = await plan('India monthly')
  expect(monthly.getByText('₹250 INR')).toBeVisible()
  expect(await monthly.findByText(/S\$\d+\.\d\d/, { selector: '.price-charge' })).toBeVisible()
  expect((await plan('India quarterly')).getByText('₹699 INR')).toBeVisible()
})

test('shows no Singapore dollar amount for an India plan while the rate is unknown', async () => {
  applyScenario('country-india')
  fail('getExchangeRates', '503')
  await renderAt('/premium-membership')
  expect((await plan('India monthly')).getByText('₹250 INR')).toBeVisible()
  expect((await plan('India monthly')).queryByText(/S\$/)).toBeNull()
})
