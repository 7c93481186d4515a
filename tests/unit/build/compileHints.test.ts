import { expect, it } from 'vitest'
import { codeGroups, startGroup } from '@/build/chunkGroups'
import { runAtOnce } from '@/build/compileHints'

it('the chunks with a compile hint are groups that exist: a renamed one would lose it unnoticed', () => {
  const groups = [startGroup.name, ...codeGroups([]).map(({ name }) => name)]
  expect(groups).toEqual(expect.arrayContaining([...runAtOnce]))
})
