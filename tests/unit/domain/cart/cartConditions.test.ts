import { describe, expect, it } from 'vitest'
import { describeConditions, unmetConditions } from '@/domain/cart/conditions'
import { describeSum } from '@/domain/cart/lineSum'

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
  it('leave out what is met, and premium once it is in the cart', () => {
    expect(unmetConditions([{ ...unmet('KYC'), satisfied: true }, unmet('PREMIUM')], free)).toHaveLength(1)
    expect(unmetConditions([unmet('PREMIUM')], { ...free, buysPremium: true })).toEqual([])
  })
  it('use the server’s reason, else its label, and name the next step', () => {
    expect(unmetConditions([unmet('COUNTRY', 'You live elsewhere')], free)).toEqual([
      { id: 'COUNTRY', text: 'You live elsewhere.', next: { label: 'Check your profile', to: '/account/profile' } },
    ])
    expect(unmetConditions([unmet('NEW_KIND')], free)).toEqual([{ id: 'NEW_KIND', text: 'Label.' }])
  })
  it('lead to the verification only if it is open to the buyer', () => {
    const next = (buyer: typeof free) => unmetConditions([unmet('KYC')], buyer)[0]?.next?.to
    expect(next({ isMember: true, buysPremium: false })).toBe('/account/id-verification')
    expect(next(free)).toBe('/premium-membership')
    expect(next({ isMember: false, buysPremium: true })).toBeUndefined()
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
