import { expect, test } from 'vitest'
import { criticalWork } from '@/lib/browser/criticalWork'
import { applyScenario } from '@mocks/scenarios'
import { db, fail, goTo, release, renderAt, requestLog, required, screen, sent, waitFor } from '@tests/page'

test('a cart that is left while its price is checked is not paid, also where no card has to be entered', async () => {
  applyScenario('india-checkout')
  db.paymentMethods.push({ ...required(db.paymentMethods[0]), id: 'pm-india', ownerId: 'u-india', isDefault: true })
  const { user, router } = await renderAt('/cart', { as: 'india' })
  await user.click(await screen.findByRole('button', { name: 'Go to payment' }))
  const pay = await screen.findByRole('button', { name: /^Pay S\$/ })
  requestLog.clear()
  fail('listMyOrders', 'hang')
  await user.click(pay)
  await waitFor(() => expect(criticalWork.pending()).toBe(true))
  await goTo(router, '/solutions')
  await release(() => expect(criticalWork.pending()).toBe(false))
  expect(sent('checkoutIndiaPremium')).toEqual([])
})
