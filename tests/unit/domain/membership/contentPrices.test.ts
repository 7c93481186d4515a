import { expect, it } from 'vitest'
import { plans, premiumUid, pricedPlans, benefitsValue, termSaving } from '@/domain/membership/premium'
import { seatPrice } from '@/domain/team/seatPrice'
import { formatSgd } from '@/lib/money/money'
import { required } from '@tests/required'

const files: Record<string, string> = import.meta.glob('../../../../public/content/**/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const fileOf = (name: string) => JSON.parse(required(files[`../../../../public/content/${name}.json`])) as unknown
const texts = Object.values(files).join('\n')

type Sold = { uid: string; variations: { uid: string; price: number; priceInr?: number }[] }
const { variations } = required((fileOf('solutions') as Sold[]).find(({ uid }) => uid === premiumUid))

it('the content source sells the plans at the prices of the specification (R-PRICE-02)', () => {
  expect(variations.map(({ uid }) => uid).sort()).toEqual(
    plans.flatMap(({ variationUid }) => variationUid ?? []).sort(),
  )
  expect(pricedPlans(variations)).toEqual(plans)
})

it('a plan costs what the content source says, and what it leaves out costs what the specification says', () => {
  const dearer = pricedPlans([
    { uid: 'premium-annual', price: 120 },
    { uid: 'premium-monthly', price: 12.5 },
    { uid: 'premium-india-monthly', price: 4, priceInr: 300 },
    { uid: 'premium-india-quarterly', price: 12 },
  ])
  const amounts = Object.fromEntries(dearer.map(({ id, amount }) => [id, amount]))
  expect(amounts).toEqual({
    free: 0,
    monthly: 1250,
    annual: 12_000,
    ultra: 19_900,
    india: 30_000,
    indiaQuarterly: 69_900,
  })
  expect(termSaving(required(dearer.find(({ id }) => id === 'annual')), dearer)).toBe(3000)
  expect(pricedPlans(undefined)).toEqual(plans)
})

it('every text names the same value of the benefits, and the same price of a seat (R-PRICE-03)', () => {
  expect(fileOf('home')).toMatchObject({ benefitsValue })
  const values = texts.match(/(?:over|worth|up to) \$\d+K/g) ?? []
  expect(values.length).toBeGreaterThan(2)
  expect(new Set(values)).toEqual(new Set([benefitsValue]))
  const seats = texts.match(/S\$\d+\.\d\d (?:per seat|a month)/g) ?? []
  expect(seats.length).toBeGreaterThan(1)
  for (const seat of seats) expect(seat).toContain(formatSgd(seatPrice))
})
