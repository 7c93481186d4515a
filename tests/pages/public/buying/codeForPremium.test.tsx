import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { handlers } from '@mocks/handlers'
import { toasts } from '@tests/calling'
import { renderAt } from '@tests/renderAt'

test('a code that takes nothing off for this buyer is not only called applied (R-CART-17)', async () => {
  const { saveCart } = handlers
  vi.spyOn(handlers, 'saveCart').mockImplementation(async (asked) => {
    const { cart } = asked.body
    const answer = await saveCart({ ...asked, body: { cart: { ...cart, discountCode: null } } })
    const { discountCode: code } = cart
    if (!code || !answer.calculated) return answer
    const discount = { code, amount: 0, message: 'This code is for members of the club.' }
    return {
      ...answer,
      cart: { items: [], ...answer.cart, discountCode: code },
      calculated: { ...answer.calculated, discount, discountPremium: { code, amount: 10 } },
    }
  })
  const { user } = await renderAt('/cart', { as: 'member' })
  await user.type(await screen.findByLabelText(/^Discount code/), 'CLUB10')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(
    await screen.findByText('CLUB10 takes nothing off your total. This code is for members of the club.'),
  ).toBeVisible()
  expect(toasts()).toContain('success: Discount code applied: This code is for members of the club.')
})
