import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useSelection } from '@/ui/table/rows/useSelection'

type Row = { id: string; at: number }
const rowKey = ({ id }: Row) => id
const rows = (...ids: string[]): Row[] => ids.map((id, at) => ({ id, at }))

function list(first: Row[], paged = false) {
  const { result, rerender } = renderHook(({ now }) => useSelection(now, rowKey, paged), {
    initialProps: { now: first },
  })
  return {
    select: (...ids: string[]) => act(() => result.current.select(rows(...ids), true)),
    shows: (...ids: string[]) => rerender({ now: rows(...ids) }),
    keys: () => result.current.keys,
  }
}

describe('only rows of the list stay selected', () => {
  it.each([
    ['leaves it', [['b', 'c']], ['b']],
    [
      'leaves it and comes back, as in a list that is late',
      [
        ['b', 'c'],
        ['a', 'b', 'c'],
      ],
      ['b'],
    ],
    ['is left alone', [['a', 'b', 'c', 'd']], ['a', 'b']],
    ['leaves it with all others', [[], ['a', 'b']], []],
  ])('when one of two %s', (_what, lists, left) => {
    const { select, shows, keys } = list(rows('a', 'b', 'c'))
    select('a', 'b')
    for (const ids of lists) shows(...ids)
    expect(keys()).toEqual(left)
  })

  it('also after another row has been selected', () => {
    const { select, shows, keys } = list(rows('a', 'b'))
    select('a')
    shows('b')
    select('b')
    shows('a', 'b')
    expect(keys()).toEqual(['b'])
  })

  it('or on another page of a list that the server pages', () => {
    const { select, shows, keys } = list(rows('a', 'b'), true)
    select('a')
    shows('c', 'd')
    expect(keys()).toEqual(['a'])
  })
})
