import { describe, expect, it } from 'vitest'
import { planQuote } from '@/domain/membership/planQuote'
import { planOf } from '@/domain/membership/premium'

const now = '2026-11-21T04:00:00Z'
const calculated = {
  subTotal: 199,
  subTotalPremium: 199,
  total: 165.1,
  totalPremium: 165.1,
  requiredMembershipTopUp: 165.1,
}

describe('the quote of a plan', () => {
  it('shows the server’s amount to the cent, and breaks it down into price and credit', () => {
    expect(planQuote({ plan: planOf('ultra'), calculated, now })).toEqual({
      fullPrice: 19_900,
      credit: 3_390,
      discount: 0,
      today: 16_510,
      next: { at: '2027-11-21', cents: 19_900 },
    })
  })

  it('subtracts the discount, so that the lines add up', () => {
    const quote = planQuote({
      plan: planOf('ultra'),
      calculated: { ...calculated, totalPremium: 132.08, discountPremium: { code: 'TIER6PLUS', amount: 33.02 } },
      now,
    })
    expect(quote.fullPrice - quote.credit - quote.discount).toBe(quote.today)
    expect(quote.discount).toBe(3_302)
  })

  it.each([
    ['a discount that members have alone', { discountPremium: { code: 'TIER6PLUS', amount: 33.9 } }, 3_390],
    ['the same total for everybody', { discount: { code: 'TIER6PLUS', amount: 33.9 } }, 3_390],
    [
      'a discount that isn’t sent for members',
      { totalPremium: 132.08, discount: { code: 'TIER6PLUS', amount: 33.9 } },
      0,
    ],
  ])('takes no discount for a credit: %s', (_name, more, discount) => {
    const quote = planQuote({ plan: planOf('ultra'), calculated: { ...calculated, ...more }, now })
    expect(quote).toMatchObject({ discount, credit: 0 })
  })

  it('ignores a rejected code', () => {
    const refused = { code: 'X', amount: 5, errorMessage: 'No' }
    expect(
      planQuote({ plan: planOf('ultra'), calculated: { ...calculated, discountPremium: refused }, now }).discount,
    ).toBe(0)
  })

  it('takes the next charge from the server’s preview of this plan', () => {
    const topUp = {
      requiredMembershipTopUp: 1,
      newTier: 'ultra',
      nextChargeDate: '2027-12-01T00:00:00Z',
      nextChargeAmount: 179,
    }
    expect(planQuote({ plan: planOf('ultra'), calculated, topUp, now }).next).toEqual({
      at: '2027-12-01T00:00:00Z',
      cents: 17_900,
    })
    expect(planQuote({ plan: planOf('monthly'), calculated, topUp, now }).next.at).toBe('2026-12-21')
  })

  it('calls nothing a credit that no answer calls one', () => {
    const { requiredMembershipTopUp: _none, ...free } = calculated
    const topUp = { requiredMembershipTopUp: 165.1, newTier: 'ultra' }
    const credit = (more: object) => planQuote({ plan: planOf('ultra'), calculated: free, now, ...more }).credit
    expect(credit({})).toBe(0)
    expect(
      credit({ calculated: { ...free, requiredMembershipTopUp: 0 }, topUp: { ...topUp, newTier: 'annual' } }),
    ).toBe(0)
    expect(credit({ topUp })).toBe(3_390)
    expect(credit({ plan: { ...planOf('ultra'), amount: 17_000 }, topUp })).toBe(490)
  })

  it('prices an India plan at the day’s rate', () => {
    const free = { subTotal: 3.9, total: 3.9, totalPremium: 3.9 }
    expect(planQuote({ plan: planOf('india'), calculated: free, now, inrRate: 64 }).fullPrice).toBe(391)
    expect(planQuote({ plan: planOf('india'), calculated: free, now }).fullPrice).toBe(390)
  })
})
