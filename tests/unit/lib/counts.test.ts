import { expect, it } from 'vitest'
import { countOf, formatCount } from '@/lib/money/counts'
import { sources } from '@tests/sources'

it.each([
  [0, '0', '0 rows'],
  [1, '1', '1 row'],
  [999, '999', '999 rows'],
  [10_000, '10,000', '10,000 rows'],
])('writes %d as %s', (count, alone, withName) => {
  expect(formatCount(count)).toBe(alone)
  expect(countOf(count, 'row')).toBe(withName)
})

it('takes a plural of its own', () => {
  expect(countOf(2, 'address', 'addresses')).toBe('2 addresses')
})

it('is the only place that writes a count and its noun', () => {
  const others = [...sources('src', /^src\/(?!lib\/money\/counts\.ts|contract\/).*\.tsx?$/)].filter(([, source]) =>
    /=== 1 \? '1 |NumberFormat\('en-SG'\)/.test(source),
  )
  expect(others.map(([file]) => file)).toEqual([])
})
