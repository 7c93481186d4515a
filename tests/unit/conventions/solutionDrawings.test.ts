import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { solutionDrawing } from '@/components/art/solutionDrawings'
import type { Solution } from '@/contract/content'
import solutions from '@content/solutions.json'

const symbols = [...readFileSync('src/components/art/solutionArt.svg', 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(
  ([, id]) => id,
)
const drawingOf = (uid: string, category: Solution['category']) => solutionDrawing(uid, category).split('#')[1]

test('every solution has a drawing of its own', () => {
  const drawn = (solutions as Solution[]).map(({ uid, category }) => drawingOf(uid, category))
  expect(new Set(drawn)).toEqual(new Set(symbols))
  expect(drawn).toHaveLength(symbols.length)
})

test.each(['workspace', 'marketing', 'legal', 'business', 'tech', 'health'] as const)(
  'a solution of the category %s without a drawing has a picture',
  (category) => {
    expect(symbols).toContain(drawingOf('brand-new', category))
  },
)
