import { expect, it } from 'vitest'
import { whyNothingOff } from '@/domain/cart/codeRefusal'

const off = { amount: 10 }
const none = { amount: 0 }

it.each([
  ['a free buyer, a code for members', { discount: none, discountPremium: off }, false, 'It’s for premium members.'],
  [
    '… with the server’s words',
    { discount: { ...none, message: 'Members only' }, discountPremium: off },
    false,
    'Members only',
  ],
  [
    '… answered by an error',
    { discount: { errorMessage: 'Members only' }, discountPremium: off },
    false,
    'Members only',
  ],
  ['… with nothing for others at all', { discountPremium: off }, false, 'It’s for premium members.'],
  ['the same code for a member', { discount: none, discountPremium: off }, true, undefined],
  ['a member, a code for others', { discount: off, discountPremium: none }, true, 'It’s not for premium members.'],
  ['a code for everyone', { discount: off, discountPremium: off }, false, undefined],
  ['a server with one figure', { discount: off }, true, undefined],
  ['a code that takes nothing off at all', { discount: none, discountPremium: none }, false, undefined],
  ['no code', {}, false, undefined],
])('why a code takes nothing off (R-CART-17): %s', (_what, calculated, premium, reason) => {
  expect(whyNothingOff(calculated, premium)).toBe(reason)
})
