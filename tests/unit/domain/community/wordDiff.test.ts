import { fc } from '@tests/properties'
import { describe, expect, it } from 'vitest'
import { countChanges, diffBlocks, diffWords, likeness, sideOf, type TextBlock } from '@/domain/community/wordDiff'

const side = (before: string, after: string, without: 'added' | 'removed') =>
  diffWords(before, after)
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')
const shown = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`))
    .join('')
const text = (value: string): TextBlock => ({ tag: 'text', text: value })

describe('words', () => {
  it.each([
    ['', '', ''],
    ['a b', 'a b', 'a b'],
    ['', 'a b', '+a b+'],
    ['a b', '', '-a b-'],
    ['within 7 days', 'within 14 days', 'within -7-+14+ days'],
    ['who you are.', 'who you are, truly.', 'who you are+, truly+.'],
    ['S$120 a year', 'S$99.50 a year', 'S$-120-+99.50+ a year'],
    ['we may sell old data', 'we never keep new data', 'we -may sell old-+never keep new+ data'],
  ])('%j to %j reads %j', (before, after, read) => expect(shown(before, after)).toBe(read))

  it('preserve both texts', () => {
    const sentence = fc
      .array(fc.constantFrom('a', 'b', 'c', ' ', ' ', 'déjà', 'x.', '9.90', '$', '\n'))
      .map((words) => words.join(''))
    fc.assert(
      fc.property(fc.oneof(sentence, fc.string()), fc.oneof(sentence, fc.string()), (before, after) => {
        expect(side(before, after, 'added')).toBe(before)
        expect(side(before, after, 'removed')).toBe(after)
      }),
      { numRuns: 2000 },
    )
  })

  it('treat equal texts as equal', () => {
    fc.assert(fc.property(fc.string(), (same) => diffWords(same, same).every(({ kind }) => kind === 'same')))
    expect(diffWords(' ', ' ')).toEqual([{ kind: 'same', text: ' ' }])
    expect(likeness('a b c d', 'a b c d')).toBe(1)
    expect(likeness('', '')).toBe(1)
    expect(likeness('a b', 'c d')).toBe(0)
  })

  it('give up if the diff would take too long, without losing text', () => {
    const [before, after] = ['a ', 'b '].map((word) => word.repeat(2500)) as [string, string]
    expect(diffWords(before, after).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  })
})

describe('blocks', () => {
  it('are shown next to their later version', () => {
    const rows = diffBlocks(
      [
        { tag: 'heading', text: '1. Buying' },
        text('You can return it within 7 days.'),
        text('This sentence goes away entirely.'),
      ],
      [
        { tag: 'heading', text: '1. Buying' },
        text('You can return it within 14 days.'),
        { tag: 'point', text: 'Something new' },
      ],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['same', 'changed', 'added', 'removed'])
    expect(countChanges(rows)).toEqual({ changed: 1, added: 1, removed: 1 })
    const [, changed] = rows
    expect(
      changed &&
        sideOf(changed, 'before')
          .map((part) => part.text)
          .join(''),
    ).toBe('You can return it within 7 days.')
    expect(
      changed &&
        sideOf(changed, 'after')
          .map((part) => part.text)
          .join(''),
    ).toBe('You can return it within 14 days.')
  })

  it('contain every block of both texts, in order', () => {
    const block = fc.record({
      tag: fc.constantFrom<TextBlock['tag']>('heading', 'text', 'point'),
      text: fc.constantFrom('a b c', 'a b d', 'x y z', 'x', 'one two three four', 'one two three five'),
    })
    fc.assert(
      fc.property(fc.array(block), fc.array(block), (before, after) => {
        const rows = diffBlocks(before, after)
        const read = (which: 'before' | 'after') =>
          rows
            .filter(({ kind }) => kind !== (which === 'before' ? 'added' : 'removed'))
            .map((row) => ({
              tag: row.tag,
              text: sideOf(row, which)
                .map((part) => part.text)
                .join(''),
            }))
        expect(read('before')).toEqual(before)
        expect(read('after')).toEqual(after)
      }),
      { numRuns: 1000 },
    )
  })
})
