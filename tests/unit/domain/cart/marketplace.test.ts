import { describe, expect, it } from 'vitest'
import type { Solution, SolutionVariation } from '@/contract/content'
import { categoryFigures, firstYear, startingVariation } from '@/domain/cart/catalogue'
import { readCheckout } from '@/domain/cart/checkoutAnswer'
import { perInterval, rhythm } from '@/domain/cart/interval'
import {
  billingOf, byCategory, cheapestVariation, choiceCents, filterSolutions, isCategory, readBilling, readOrder,
  solutionCategories, variationsIn,
} from '@/domain/cart/marketplace' // prettier-ignore

const variation = (uid: string, price: number, more: Partial<SolutionVariation> = {}) =>
  ({ uid, title: uid, price, interval: 'once', ...more }) as SolutionVariation
const solution = (uid: string, variations: SolutionVariation[], more: Partial<Solution> = {}) =>
  ({
    uid, title: uid, tagline: '', summary: '', category: 'tech', kind: 'solution', isPersonalised: false, variations, ...more,
  }) as Solution // prettier-ignore

const india = variation('india', 1, { priceInr: 60, interval: 'month' })
const [dear, cheap] = [variation('dear', 30), variation('cheap', 20, { premiumPrice: 20 })]
const best = variation('best', 25, { premiumPrice: 0, interval: 'year' })

const desk = solution('desk', [dear], { title: 'Desk', category: 'workspace', partner: 'Acme', topDeal: true })
const cloud = solution('cloud', [dear, best], { title: 'Cloud', summary: 'Storage', eligibility: ['premium-only'] })
const audit = solution('audit', [cheap], { title: 'Audit', tagline: 'Numbers', topBenefit: true })
const premium = solution('premium', [variation('annual', 99)], { title: 'Premium', kind: 'membership' })
const film = solution('film', [cheap], { title: 'Film', isPersonalised: true })
const gone = solution('gone', [], { title: 'Gone' })
const all = [cloud, film, audit, desk, premium, gone]

describe('the marketplace', () => {
  const none = { search: '', category: undefined, order: 'name' as const }
  it.each([
    ['nothing', {}, ['audit', 'cloud', 'desk', 'gone', 'premium']],
    ['a word of a title, in capitals', { search: 'CLOUD' }, ['cloud']],
    ['a word of a summary', { search: 'storage' }, ['cloud']],
    ['a word of a tagline', { search: 'numbers' }, ['audit']],
    ['a partner', { search: 'acme' }, ['desk']],
    ['two words of one', { search: ' storage  cloud ' }, ['cloud']],
    ['words of two', { search: 'storage desk' }, []],
    ['a category', { category: 'workspace' as const }, ['desk']],
    ['what is billed yearly', { billing: 'year' as const }, ['cloud']],
    ['what is free with Premium', { facets: ['free'] as const }, ['cloud']],
    ['what is open to everyone', { facets: ['open'] as const }, ['audit', 'desk', 'gone', 'premium']],
    ['what is both', { facets: ['free', 'open'] as const }, []],
    ['the recommended first', { order: 'recommended' as const }, ['premium', 'desk', 'audit', 'cloud', 'gone']],
    ['the cheapest first', { order: 'price' as const }, ['gone', 'audit', 'cloud', 'desk', 'premium']],
    ['the dearest first', { order: 'price-down' as const }, ['premium', 'desk', 'cloud', 'audit', 'gone']],
    ['the cheapest for members first', { order: 'price' as const, premium: true }, ['cloud', 'gone', 'audit', 'desk', 'premium']],
  ])('shows for %s what everyone may buy', (_what, wanted, uids) => {
    expect(filterSolutions(all, { ...none, ...wanted }).map(({ uid }) => uid)).toEqual(uids)
  }) // prettier-ignore

  it('has its categories in the order of the menu, without empty ones', () => {
    expect(byCategory(all).map(({ label, solutions }) => [label, solutions.length])).toEqual([['Workspace', 1], ['Tech', 5]]) // prettier-ignore
    expect(solutionCategories.map(({ id }) => isCategory(id))).not.toContain(false)
    expect(isCategory('toys')).toBe(false)
  })

  it('reads what stands in the address, also what it doesn’t know', () => {
    expect(['name', 'price', 'price-down', 'recommended', 'x'].map(readOrder)).toEqual([
      'name', 'price', 'price-down', 'recommended', 'recommended',
    ]) // prettier-ignore
    expect(['once', 'month', 'year', 'week'].map(readBilling)).toEqual(['once', 'month', 'year', undefined])
  })
})

describe('the prices of a solution', () => {
  it.each(['in', 'IN'])('are those of the India plans only in India (R-GEN-09): %s', (country) => {
    expect(variationsIn({ variations: [india, dear] }, country)).toEqual([india, dear])
    for (const other of ['sg', undefined]) expect(variationsIn({ variations: [india, dear] }, other)).toEqual([dear])
  })

  it('are the lowest for the reader', () => {
    const variations = [dear, cheap, best]
    expect([cheapestVariation({ variations }), cheapestVariation({ variations }, true)]).toEqual([cheap, best])
    expect(cheapestVariation({ variations: [cheap, { ...cheap, uid: 'later' }] })).toBe(cheap)
    expect(cheapestVariation({ variations: [] })).toBeUndefined()
    expect(startingVariation(solution('a', [india, dear, cheap]))).toBe(cheap)
  })

  it('of a category are not those of a membership, nor of what only some countries are offered', () => {
    const cheaper = solution('m', [variation('v', 1)], { kind: 'membership' })
    expect(categoryFigures([audit, cheaper, solution('i', [india])], 'tech')).toEqual({ count: 3, free: 0, from: 2000 })
    expect(categoryFigures([solution('i', [india])], 'tech')).toEqual({ count: 1, free: 0, from: undefined })
  })

  it.each([
    [['once'], 'One-time purchase'],
    [['month'], 'Billed monthly'],
    [['month', 'year'], 'Billed monthly or yearly'],
    [['once', 'year'], 'One-time purchase, or billed yearly'],
  ] as const)('charged %j are told as: %s', (intervals, text) => {
    expect(billingOf(intervals.map((interval) => variation('v', 1, { interval })))).toBe(text)
  })

  it('add up with the chosen add-ons, each as often', () => {
    const addOns = [
      { uid: 'locker', price: 5.5 },
      { uid: 'lamp', price: 3 },
    ]
    expect(choiceCents(30, 2, addOns, { locker: 2 })).toBe(7100)
    expect(choiceCents(30, 2, addOns, {})).toBe(6000)
  })

  it.each([
    ['month', 1, 'a month'],
    ['year', undefined, 'a year'],
    ['month', 3, 'every 3 months'],
    ['month', 0, 'a month'],
    ['year', -2, 'a year'],
    [undefined, 3, ''],
  ])('of %s, %s are due %s', (interval, count, text) => {
    expect(rhythm(interval, count)).toBe(text)
    if (interval) expect(perInterval({ ...dear, interval, intervalCount: count } as SolutionVariation)).toBe(text)
  })
  it('that are due once have no rhythm', () => expect(perInterval(dear)).toBeUndefined())
})

it.each([
  ['shows what three solutions save', [40, 41, 42], 120, 300],
  ['is shown with two solutions', [40, 41], 79, 200],
  ['isn’t shown with one', [40], 30, undefined],
  ['isn’t shown if nothing is saved', [40, 40], 80, undefined],
])('a first year %s: %j beside a membership of S$%i', (_what, prices, fee, saved) => {
  const lines = prices.map((price, index) => solution(`s${index}`, [variation('v', price, { premiumPrice: 0 })]))
  const wanted = lines.map(({ uid }) => ({ label: uid, solution: uid, variation: 'v', times: 1 }))
  const membership = { label: 'Premium', solution: 'premium', variation: 'annual' }
  const sold = [solution('premium', [variation('annual', fee)]), ...lines]
  expect(firstYear({ lines: wanted, membership } as never, sold)?.saved).toBe(saved)
})

const order = (status: string) => ({ orderId: 'o', createdAt: '', status, items: [] })
it.each([
  [{ order: order('COMPLETE') }, 'paid'],
  [{ order: order('PENDING_ACTIVATION') }, 'paid'],
  [{ order: order('COMPLETE'), savedToAccount: true }, 'paid'],
  [{ order: order('COMPLETE'), savedToAccount: false }, 'notSaved'],
  [{ order: order('PENDING') }, 'unclear'],
  [{}, 'unclear'],
  [{ requires_action: true, client_secret: 'pi' }, 'ask'],
  [{ requires_action: true, client_secret: 'pi', savedToAccount: false }, 'ask'],
  [{ requires_action: true }, 'unclear'],
  [{ order: order('FAILED') }, 'refused'],
  [{ order: order('COMPLETE'), errorMessage: 'No' }, 'refused'],
])('the answer %j of a checkout means: %s', (answer, reading) => {
  expect(readCheckout(answer as Parameters<typeof readCheckout>[0])).toBe(reading)
})
