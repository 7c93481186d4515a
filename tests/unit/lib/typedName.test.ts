import { expect, it } from 'vitest'
import { isTypedName } from '@/lib/text/typedName'

it.each([
  ["Founders' breakfast", 'Founders’ breakfast', true],
  ['A "quiet" hour - online', 'A “quiet” hour – online', true],
  [' Two words ', 'Two\u00a0words', true],
  ['Acme\u200b', 'Acme', true],
  ['founders’ breakfast', 'Founders’ breakfast', false],
  ['Founders breakfast', 'Founders’ breakfast', false],
  ['', 'Founders’ breakfast', false],
])('%j is what confirms %j: %s', (typed, wanted, is) => expect(isTypedName(typed, wanted)).toBe(is))
