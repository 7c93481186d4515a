import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { db } from '@mocks/db/db'
import { fail } from '@mocks/settings/faults'
import { applyScenario } from '@mocks/scenarios'
import { renderAt } from '@tests/renderAt'
import { required } from '@tests/required'

test.each([
  ['resend', 1],
  ['resend-double', 2],
])('an India plan that the browser delivers twice (%s): what was ordered twice is told', async (fault, orders) => {
  applyScenario('india-checkout')
  db.paymentMethods.push({ ...required(db.paymentMethods[0]), id: 'pm-india', ownerId: 'u-india', isDefault: true })
  const { user } = await renderAt('/cart', { as: 'india' })
  const before = db.orders.length
  fail('checkoutIndiaPremium', fault)
  await user.click(await screen.findByRole('button', { name: 'Go to payment' }))
  await user.click(await screen.findByRole('button', { name: /^Pay S\$/ }))
  await screen.findByRole('heading', { level: 1, name: 'Thank you, your order is complete' })
  expect(db.orders).toHaveLength(before + orders)
  if (orders === 2) expect(await screen.findByText('We see 2 orders for this payment')).toBeVisible()
  else expect(screen.queryByText(/orders for this payment/)).toBeNull()
})
