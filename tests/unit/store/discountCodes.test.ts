import { describe, expect, it } from 'vitest'
import { addToCart, applyDiscountCode, decreaseQuantity, settleCart } from '@/store/cart/cartThunks'
import { fail } from '@mocks/settings/faults'
import { requestLog } from '@mocks/requestLog'
import { toasts } from '@tests/calling'
import { pass, passKey, readyCart, savedCart } from '@tests/payments/cartStore'

describe('discount codes (R-CART-17, R-CART-18)', () => {
  it('that are rejected with status 200 show the reason as information, also next to the field', async () => {
    const { dispatch, cart } = await readyCart('member')
    expect(await dispatch(applyDiscountCode('EXPIRED'))).toBe(false)
    expect(toasts()).toEqual(['info: This discount code has expired.'])
    expect(cart()).toMatchObject({
      cart: { discountCode: null },
      codeNotice: { code: 'EXPIRED', text: 'This discount code has expired.' },
    })
    expect(await dispatch(applyDiscountCode(' doer10 '))).toBe(true)
    expect(cart().codeNotice).toBeUndefined()
  })
  it('are sent as typed: a server may tell capitals apart', async () => {
    const { dispatch, cart } = await readyCart('member')
    expect(await dispatch(applyDiscountCode(' Welcome-Back '))).toBe(false)
    expect(cart().codeNotice?.code).toBe('Welcome-Back')
    expect(requestLog.read().find(({ id }) => id === 'saveCart')?.sent).toContain('"discountCode":"Welcome-Back"')
  })
  it('that are rejected keep the previous code', async () => {
    const { dispatch, cart } = await readyCart('member')
    await dispatch(applyDiscountCode('DOER10'))
    await dispatch(applyDiscountCode('NOSUCH'))
    await dispatch(settleCart())
    expect(cart()).toMatchObject({ cart: { discountCode: 'DOER10' }, codeNotice: { code: 'NOSUCH' } })
    expect(savedCart('u-member')?.discountCode).toBe('DOER10')
  })
  it('are validated again with every change', async () => {
    const { dispatch, cart } = await readyCart('team-member')
    await dispatch(addToCart([{ ...pass, quantity: 4 }]))
    await dispatch(applyDiscountCode('SAVE20'))
    expect(cart().calculated?.total).toBe(100)
    await dispatch(decreaseQuantity(passKey))
    expect(cart()).toMatchObject({
      cart: { discountCode: null },
      calculated: { total: 90 },
      codeNotice: { code: 'SAVE20' },
    })
  })
  it('that fail with an error show the server’s message as information, else ours', async () => {
    const { dispatch } = await readyCart('member')
    fail('saveCart', { status: 422, message: 'This code is for partners.', times: 1 })
    await dispatch(applyDiscountCode('PARTNER'))
    fail('saveCart', { body: 'html', times: 1 })
    await dispatch(applyDiscountCode('PARTNER'))
    expect(toasts()).toEqual([
      'info: This code is for partners.',
      'error: We got an unexpected response, so we don’t know if this was done. You can try again.',
    ])
  })
})
