import { describe, expect, it } from 'vitest'
import { describeConditions, unmetConditions } from '@/domain/cart/conditions'
import { describeSum, linePrice, lineTotal } from '@/domain/cart/lineSum'

const unmet = (kind: string, reason: string | null = null) => ({
  id: kind,
  label: 'Label',
  satisfied: false,
  reason,
  kind,
})
const free = { isMember: false, buysPremium: false }

describe('conditions of an item in the cart', () => {
  it('are described from the content; unknown ids are left to the server', () => {
    expect(describeConditions(['premium-only', 'age-21', 'country-sg', 'moon-phase'])).toEqual([
      'Premium members only',
      '21 or older',
      'Residents of Singapore only',
    ])
  })
  it.each([
    ['premium', 'Premium members only'],
    ['kyc-only', 'Verified identity (Premium only; takes about 5 minutes)'],
    ['team-only', 'Members of a team only'],
    ['not-owned', 'One per member'],
    ['singapore-company-only', 'Companies registered in Singapore only'],
    ['new-customer', 'First purchase only'],
    ['profile-complete', 'Complete profile'],
    ['country-in', 'Residents of India only'],
    ['age-9', '9 or older'],
    ['my-country-in', undefined],
    ['country-india', undefined],
    ['page-21', undefined],
    ['age-21-years', undefined],
    ['only-premium', undefined],
    ['premium-only-once', undefined],
  ])('%s is described as: %s', (id, text) => expect(describeConditions([id])).toEqual(text ? [text] : []))
  it.each([
    ['PREMIUM', 'See Premium plans', '/premium-membership'],
    ['KYC', 'See Premium plans', '/premium-membership'],
    ['AGE', 'Check your date of birth', '/account/profile?field=dob'],
    ['COUNTRY', 'Check your profile', '/account/profile'],
    ['COMPANY', 'Check your profile', '/account/profile'],
    ['PROFILE', 'Check your profile', '/account/profile'],
    ['TEAM', 'See team membership', '/teammembership'],
    ['ALREADY_OWNED', 'See your solutions', '/account/solutions'],
  ])('%s leads to: %s', (kind, label, to) => {
    expect(unmetConditions([unmet(kind)], free)[0]?.next).toEqual({ label, to })
  })
  it('leave out what is met, and premium once it is in the cart', () => {
    expect(unmetConditions([{ ...unmet('KYC'), satisfied: true }, unmet('PREMIUM')], free)).toHaveLength(1)
    expect(unmetConditions([unmet('PREMIUM')], { ...free, buysPremium: true })).toEqual([])
  })
  it('have their label, the server’s reason if it says more, and the next step', () => {
    expect(unmetConditions([unmet('COUNTRY', 'You live elsewhere')], free)).toEqual([
      {
        id: 'COUNTRY',
        label: 'Label.',
        text: 'You live elsewhere.',
        next: { label: 'Check your profile', to: '/account/profile' },
      },
    ])
    for (const reason of [null, '', 'Label', 'Label.'])
      expect(unmetConditions([unmet('NEW_KIND', reason)], free)).toEqual([{ id: 'NEW_KIND', label: 'Label.' }])
    expect(unmetConditions([unmet('NEW_KIND', 'One. Two.')], free)[0]?.text).toBe('One. Two.')
  })
  it('lead to the verification only if it is open to the buyer', () => {
    const next = (buyer: typeof free, kind = 'KYC') => unmetConditions([unmet(kind)], buyer)[0]?.next?.to
    expect(next({ isMember: true, buysPremium: false })).toBe('/account/id-verification')
    expect(next({ isMember: true, buysPremium: false }, 'PREMIUM')).toBe('/premium-membership')
    expect(next(free)).toBe('/premium-membership')
    expect(next({ isMember: false, buysPremium: true })).toBeUndefined()
  })
  it('say when the verification can begin', () => {
    const text = (buyer: typeof free) => unmetConditions([unmet('KYC', 'Verify first')], buyer)[0]?.text
    expect(text({ isMember: true, buysPremium: false })).toBe('Verify first.')
    expect(text(free)).toBe('Verify your identity first. You’ll need Premium; it takes about 5 minutes.')
    expect(text({ isMember: false, buysPremium: true })).toBe(
      'Verify first. Pay for Premium first, then verify: it takes about 5 minutes.',
    )
  })
  it('stay unmet: of the membership for those who don’t buy it, others even for those who do', () => {
    expect(unmetConditions([unmet('PREMIUM')], free)).toHaveLength(1)
    expect(unmetConditions([unmet('AGE')], { ...free, buysPremium: true })).toHaveLength(1)
  })
})

describe('the sum of an item', () => {
  const locker = { uid: 'locker', price: 5, quantity: 2 }
  it('names quantity and add-ons', () => {
    expect(describeSum({ uid: 'a', quantity: 2, addOns: [locker] }, 3000, 7000)).toBe('2 × S$30.00 + add-ons S$10.00')
    expect(describeSum({ uid: 'a', quantity: 3 }, 3000, 9000)).toBe('3 × S$30.00')
    expect(describeSum({ uid: 'a', quantity: 1, addOns: [locker] }, 3000, 4000)).toBe('S$30.00 + add-ons S$10.00')
  })
  it('is left out if there is nothing to add up, or the total follows another rule', () => {
    expect(describeSum({ uid: 'a', quantity: 1 }, 3000, 3000)).toBeUndefined()
    expect(describeSum({ uid: 'a', quantity: 2 }, 3000, 5000)).toBeUndefined()
  })
})

describe('the price of a line, in cents', () => {
  const line = { uid: 'a', quantity: 2, price: 30, total: 60 }
  it.each([
    [line, true, 3000, 6000],
    [{ ...line, pricePremium: 20, totalPremium: 40 }, true, 2000, 4000],
    [{ ...line, pricePremium: 20, totalPremium: 40 }, false, 3000, 6000],
    [{ ...line, pricePremium: 0, totalPremium: 0 }, true, 0, 0],
    [{ uid: 'a', quantity: 2 }, false, undefined, undefined],
    [{ uid: 'a', quantity: 2 }, true, undefined, undefined],
  ])('%o, premium prices %s: %s each, %s in all', (of, premium, price, total) => {
    expect(linePrice(of as typeof line, premium)).toBe(price)
    expect(lineTotal(of as typeof line, premium)).toBe(total)
  })
})
