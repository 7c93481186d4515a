import { expect, it } from 'vitest'
import { isBelow } from '@/domain/navigation/isBelow'
import { sources } from '@tests/sources'

it.each([
  ['/team', true],
  ['/team/', true],
  ['/team/members', true],
  ['/Team/Members', true],
  ['/teammembership', false],
  ['/account/team', false],
  ['/', false],
])('%s is below /team: %s', (pathname, is) => {
  expect(isBelow(pathname, '/team')).toBe(is)
})

it('nothing in src says in its own words whether a path is below another', () => {
  const own =
    /\.startsWith\((area|paths\.)|\|\| (Boolean\()?[\w.?]+\.startsWith\(['`](\$\{\w+\}|\/\w+)\/['`]\)|\/\^\\\/(account|admin|cart|team)\b/
  const others = sources('src', /\.tsx?$/)
  others.delete('src/domain/navigation/isBelow.ts')
  expect([...others].filter(([, text]) => own.test(text)).map(([name]) => name)).toEqual([])
})
