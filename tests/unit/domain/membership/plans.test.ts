import { describe, expect, it } from 'vitest'
import { featuresBetween, planChange, planFeatures } from '@/domain/membership/plans'
import {
  byOffer, isPremium, monthlyPrice, planOf, planOfVariation, plans, premiumUid, premiumVariants, readPlan, rupeesToCents, termPrice, termSaving,
} from '@/domain/membership/premium' // prettier-ignore
import { topUpTo } from '@mocks/db/commerce/planChange'
import { seatPrice } from '@/domain/team/seatPrice'

const rate = 68.4

describe('plans (R-PRICE-01, R-PRICE-02, O-27)', () => {
  it('have the prices of the specification', () => {
    expect(plans.map(({ id, amount, currency }) => [id, amount, currency])).toEqual([
      ['free', 0, 'SGD'],
      ['monthly', 990, 'SGD'],
      ['annual', 9900, 'SGD'],
      ['ultra', 19_900, 'SGD'],
      ['india', 25_000, 'INR'],
      ['indiaQuarterly', 69_900, 'INR'],
    ])
    expect(seatPrice).toBe(550)
  })
  it('save by the term, compared with the month', () => {
    expect(plans.map((plan) => [plan.id, termSaving(plan)])).toEqual([
      ['free', 0],
      ['monthly', 0],
      ['annual', 1980],
      ['ultra', 0],
      ['india', 0],
      ['indiaQuarterly', 5100],
    ])
    expect(byOffer(plans)[0]?.id).toBe('annual')
  })
  it('charge rupees in Singapore dollars at the rate', () => {
    // 250 ÷ 68.4 = 3.6550, 699 ÷ 68.4 = 10.2193
    expect(rupeesToCents(250, rate)).toBe(365)
    expect(termPrice(planOf('indiaQuarterly'), rate)).toBe(1022)
    expect(termPrice(planOf('india'))).toBeUndefined()
    expect(monthlyPrice(planOf('annual'))).toBe(825)
  })
  it('are recognised by uid or variant id (R-CART-13)', () => {
    expect(isPremium({ uid: premiumUid })).toBe(true)
    for (const variationUid of Object.values(premiumVariants))
      expect(isPremium({ uid: 'other', variationUid })).toBe(true)
    expect(isPremium({ uid: 'other', variationUid: 'premium' })).toBe(false)
    expect(planOfVariation('premium-ultra')?.id).toBe('ultra')
    expect(planOfVariation(null)).toBeUndefined()
  })
  it.each([
    ['india', 'india'], ['India monthly', 'india'], ['indiaMonthly', 'india'], ['India quarterly', 'indiaQuarterly'],
    ['premium-annual', 'annual'], ['ULTRA', 'ultra'], ['free', 'free'], ['', undefined], [null, undefined], ['gold', undefined], ['premium', undefined],
  ])('%s is parsed as %s', (text, id) => expect(readPlan(text)).toBe(id)) // prettier-ignore
})

describe('names of plan changes, all ordered pairs', () => {
  const paid = ['monthly', 'annual', 'india', 'indiaQuarterly'] as const
  const expected = (from: string, to: string) => {
    if (from === 'free' || to === 'ultra') return 'upgrade'
    if (to === 'free' || from === 'ultra') return 'downgrade'
    return paid.includes(from as never) && paid.includes(to as never) ? 'switch' : undefined
  }
  const pairs = plans.flatMap(({ id: from }) =>
    plans.filter(({ id }) => id !== from).map(({ id: to }) => [from, to] as const),
  )

  it('there are 30', () => expect(pairs).toHaveLength(30))
  it.each(pairs)('%s to %s', (from, to) => {
    expect(planChange(from, to, rate)).toBe(expected(from, to))
    expect(planChange(from, to)).toBe(expected(from, to))
    const [before, after] = [monthlyPrice(planOf(from), rate) ?? 0, monthlyPrice(planOf(to), rate) ?? 0]
    // Never "Upgrade" to something that costs less a month.
    if (planChange(from, to, rate) === 'upgrade') expect(after).toBeGreaterThan(before)
    if (planChange(from, to, rate) === 'downgrade') expect(after).toBeLessThan(before)
    const { gained, lost } = featuresBetween(from, to)
    expect(gained.length === 0 || lost.length === 0).toBe(true)
    if (planChange(from, to, rate) === 'switch') expect([...gained, ...lost]).toEqual([])
  })
  it('is a switch if price and benefits point in different directions', () => {
    expect(planChange('annual', 'annual')).toBe('current')
    // At one rupee per dollar the India plan would cost S$250 a month: going to ultra is then not an upgrade.
    expect(planChange('india', 'ultra', 1)).toBe('switch')
    expect(featuresBetween('free', 'ultra').gained).toHaveLength(planFeatures.filter(({ level }) => level > 0).length)
  })
})

describe('topUpTo, calculated by hand', () => {
  const year = { plan: 'annual' as const, periodStart: '2026-01-01T00:00:00Z', periodEnd: '2027-01-01T00:00:00Z' }

  it('credits the unused days of the current term', () => {
    // 41 of 365 days are left: 9900 × 41 ÷ 365 = 1112.05
    expect(topUpTo('ultra', year, '2026-11-21T04:00:00Z')).toEqual({
      fullPrice: 19_900,
      credit: 1112,
      due: 18_788,
      daysRemaining: 41,
      nextChargeAt: '2027-11-21',
    })
  })
  it('is never negative', () => {
    const ultra = { ...year, plan: 'ultra' as const }
    // 19900 × 355 ÷ 365 = 19354.79: more than a month costs.
    expect(topUpTo('monthly', ultra, '2026-01-11T04:00:00Z')).toMatchObject({ credit: 990, due: 0 })
  })
  it('gives no credit for a renewal, for a free plan, and for an expired term', () => {
    expect(topUpTo('annual', year, '2026-11-21T04:00:00Z')).toMatchObject({ credit: 0, due: 9900 })
    expect(topUpTo('annual', undefined, '2026-11-21T04:00:00Z')).toMatchObject({
      credit: 0,
      due: 9900,
      daysRemaining: 0,
    })
    expect(topUpTo('ultra', year, '2027-03-01T04:00:00Z')).toMatchObject({ credit: 0, due: 19_900, daysRemaining: 0 })
  })
  it('credits the amount actually paid, and needs the rate for India', () => {
    // 4900 × 41 ÷ 365 = 550.41
    expect(topUpTo('ultra', { ...year, paid: 4900 }, '2026-11-21T04:00:00Z')?.credit).toBe(550)
    expect(topUpTo('india', year, '2026-11-21T04:00:00Z')).toBeUndefined()
    expect(topUpTo('india', undefined, '2026-11-21T04:00:00Z', rate)?.due).toBe(365)
  })
})
