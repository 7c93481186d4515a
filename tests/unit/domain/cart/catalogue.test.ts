import { describe, expect, it } from 'vitest'
import { seedPersonas } from '@mocks/db/seeds/personaUsers'
import home from '@content/home.json'
import solutions from '@content/solutions.json'
import type { HomeContent, Solution } from '@/contract/content'
import { categoryFigures, findVariation, firstYear, startingVariation } from '@/domain/cart/catalogue'

const catalogue = solutions as Solution[]
const { firstYear: example } = home as HomeContent
if (!example) throw new Error('home.json has no first year')

describe('a first year', () => {
  it('adds up: lines, membership, totals and what is saved', () => {
    const year = firstYear(example, catalogue)
    expect(year?.lines).toHaveLength(example.lines.length)
    const sum = (of: 'standard' | 'premium') => year?.lines.reduce((total, line) => total + line[of], 0) ?? 0
    expect(year?.total).toEqual({
      standard: sum('standard'),
      premium: sum('premium') + (year?.membership.cents ?? 0),
    })
    expect(year?.saved).toBe(sum('standard') - sum('premium') - 9_900)
    expect(year?.saved).toBe(59_700)
  })
})

describe('the figures of a category', () => {
  it('count what its page lists; the lowest price is that of a solution', () => {
    expect(categoryFigures(catalogue, 'workspace')).toEqual({ count: 5, free: 0, from: 2_200 })
    expect(categoryFigures(catalogue, 'tech', true)).toMatchObject({ free: 1, from: 0 })
    // The India plan of the membership would be cheaper.
    expect(categoryFigures(catalogue, 'business').from).toBe(900)
    expect(categoryFigures([], 'tech')).toEqual({ count: 0, free: 0, from: undefined })
  })

  it('name no price that only some countries are offered (R-GEN-09)', () => {
    const membership = catalogue.find(({ kind }) => kind === 'membership')
    expect(membership && startingVariation(membership)?.uid).toBe('premium-monthly')
  })
})

it('every price and solution that the home page names is in the catalogue', () => {
  const { picks = [], plans = [] } = home as HomeContent
  for (const item of [...plans, ...example.lines, example.membership])
    expect(findVariation(catalogue, item), item.variation).toBeDefined()
  for (const uid of picks)
    expect(
      catalogue.some((solution) => solution.uid === uid),
      uid,
    ).toBe(true)
})

it('the public content contains no email address, nor whose a personalised solution is (R-CART-12)', () => {
  const files = import.meta.glob<string>('/public/content/**/*.json', { query: '?raw', import: 'default', eager: true })
  expect(Object.keys(files).length).toBeGreaterThan(10)
  for (const [name, text] of Object.entries(files)) expect(text, name).not.toMatch(/[\w.+-]+@[\w-]+\.\w+|customerEmail/)
  const personal = catalogue.filter(({ isPersonalised }) => isPersonalised)
  expect(personal).not.toEqual([])
  const text = JSON.stringify(personal)
  for (const { company } of seedPersonas().filter((one) => one.company)) expect(text).not.toContain(company)
})
