import { expect, it } from 'vitest'
import { intent } from '@/api/client/callNotes'
import { cartDone } from '@/api/commerce/cartToasts'
import { cartRefusal, codeRefusal, discountCodeOf, refusedCode, whyNothingOff } from '@/domain/cart/codeRefusal'

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
  [
    'a code that the server names no amount of',
    { discount: { message: '10% off' }, discountPremium: off },
    false,
    undefined,
  ],
  ['no code', {}, false, undefined],
])('why a code takes nothing off (R-CART-17): %s', (_what, calculated, premium, reason) => {
  expect(whyNothingOff(calculated, premium)).toBe(reason)
})

const held = { discountCode: 'DOER10', items: [] }
const calculated = { subTotal: 10, total: 10 }
const said = { message: 'Not for this item' }

it.each([
  ['nothing was sent', null, { errorMessage: 'Expired' }, undefined],
  ['it is in the cart', 'DOER10', { cart: held, calculated: { ...calculated, discount: off } }, undefined],
  ['an answer says nothing of it', 'DOER10', {}, undefined],
  ['the cart left it out', 'DOER10', { cart: { ...held, discountCode: null }, calculated }, refusedCode],
  ['the server says so in our words', 'DOER10', { cart: held, calculated, errorMessage: refusedCode }, refusedCode],
  ['the answer is an error', 'DOER10', { cart: held, calculated, errorMessage: 'Expired' }, 'Expired'],
  [
    'the discount is an error, with a message beside it',
    'DOER10',
    { cart: held, calculated: { ...calculated, discount: { ...said, errorMessage: 'Used up' } }, errorMessage: 'No' },
    'Used up',
  ],
  ['only a message came', 'DOER10', { cart: held, calculated: { ...calculated, discount: said } }, said.message],
  [
    'a message came with what it takes off',
    'DOER10',
    { cart: held, calculated: { ...calculated, discount: { ...said, ...off } } },
    undefined,
  ],
  [
    'a message came with what it takes off for members',
    'DOER10',
    { cart: held, calculated: { ...calculated, discount: said, discountPremium: off } },
    undefined,
  ],
])('a code is refused, or not (R-CART-17, R-CART-18): %s', (_what, sent, answer, reason) => {
  expect(codeRefusal(answer, sent)?.text).toBe(reason)
  if (reason === undefined) return
  const asked = { body: { cart: { ...held, discountCode: sent } }, [intent]: 'applyCode' as const }
  const kind = 'errorMessage' in answer || 'discount' in (answer.calculated ?? {}) ? 'info' : 'error'
  expect(cartDone(answer, asked)).toEqual({ kind, text: reason })
})

it.each([
  ['a message alone', {}, null, 'Sold out'],
  ['a message with the cart', { cart: held }, null, undefined],
  ['a message with figures', { calculated }, null, undefined],
  ['a message to a code', {}, 'DOER10', undefined],
  ['no message', { errorMessage: '' }, null, undefined],
])('a cart was not taken, with status 200: %s', (_what, answer, discountCode, reason) => {
  const asked = { body: { cart: { discountCode, items: [] } } }
  expect(cartRefusal({ errorMessage: 'Sold out', ...answer }, asked)).toBe(reason)
})

it.each([
  [' save10 ', 'save10'],
  ['SAVE–10', 'SAVE-10'],
  ['“SAVE10”.', 'SAVE10'],
  ['SAVE\u201110', 'SAVE-10'],
  ['SAVE−10', 'SAVE-10'],
  ['Promo code: SAVE10', 'SAVE10'],
  ['Code：「SAVE10」', 'SAVE10'],
  ['Promo code SAVE10', 'SAVE10'],
  ['Use code SAVE10 at checkout!', 'SAVE10'],
  ['Code - SAVE10', 'SAVE10'],
  ['Your code is “SAVE10”.', 'SAVE10'],
  ['Kode promo: save10', 'save10'],
  ['Gutscheincode: SAVE10', 'SAVE10'],
  ['クーポンコード：SAVE10', 'SAVE10'],
  ['https://doers.example/cart?utm=a&code=save10&b=1', 'save10'],
  ['CODE-2026', 'CODE-2026'],
  ['code for members', 'code for members'],
  ['[SAVE10]', 'SAVE10'],
  ['**SAVE10**', 'SAVE10'],
  ['10(A)', '10(A)'],
  ['#SAVE+10%!', '#SAVE+10%!'],
  ['Code: SAVE20%', 'SAVE20%'],
  ['Code: KOPI&TEH', 'KOPI&TEH'],
  ['Enter code BELOW: SAVE10', 'SAVE10'],
  ['ＳＡＶＥ１０', 'SAVE10'],
  ['SA\u200bVE10\u00a0', 'SAVE10'],
  ['Coupon SAVE10', 'SAVE10'],
  ['COUPON WELCOME', 'WELCOME'],
  ['Voucher “SAVE10”.', 'SAVE10'],
  ['Coupon\nsave10', 'save10'],
  ['Code promo SAVE10', 'SAVE10'],
  ['Ｃｏｕｐｏｎ　ＳＡＶＥ１０', 'SAVE10'],
  ['use SAVE10', 'SAVE10'],
  ['Use [SAVE10]!', 'SAVE10'],
  ['#SAVE10', 'SAVE10'],
  ['Coupon #SAVE10', 'SAVE10'],
  ['coupon=SAVE10', 'SAVE10'],
  ['SAVE10.', 'SAVE10'],
  ['SAVE10!!', 'SAVE10'],
  ['Use code:  SAVE10 today', 'SAVE10'],
  ['Use code : SAVE10 today', 'SAVE10'],
  ['Use code  SAVE10 today', 'SAVE10'],
  ['Use code -  SAVE10 today', 'SAVE10'],
  ['The code is  SAVE10 today', 'SAVE10'],
  ['Use code WELCOME today', 'WELCOME'],
  ['“.”', ''],
  ['[]', ''],
  ['SAVE10\r\n', 'SAVE10'],
  ...['SAVE10!', '• SAVE10', '→ SAVE10', '🎉 SAVE10 🎉', 'SAVE10 ✅', '- SAVE10'].map((typed) => [typed, 'SAVE10']),
  // What may be the code itself, or has more than one word.
  ['CODE10', 'CODE10'],
  ['COUPON', 'COUPON'],
  ['COUPON-10', 'COUPON-10'],
  ['USE10', 'USE10'],
  ['PROMO 10', 'PROMO 10'],
  ['discount codes', 'discount codes'],
  ['use SAVE10 or SAVE20', 'use SAVE10 or SAVE20'],
  ['use CODEword', 'use CODEword'],
  ['use wordCODE', 'use wordCODE'],
  ['10% off: SAVE10', '10% off: SAVE10'],
  ['SAVE!10', 'SAVE!10'],
  ['**', '**'],
])('the code %j is sent as %s', (typed, code) => expect(discountCodeOf(typed)).toBe(code))

it.each([
  ['a word', `use ${'a'.repeat(100_000)}%`],
  ['spaces', `a${' '.repeat(100_000)}x`],
  ['brackets', `[${'<'.repeat(100_000)}`],
  ['closing brackets', `<${')'.repeat(100_000)}x`],
])('100,000 characters of %s don’t freeze the page', (_what, typed) => expect(discountCodeOf(typed)).toBe(typed))
