import { diffArrays } from 'diff'

/** A run of words that is in both texts, or in only one of them. */
export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** A heading, a paragraph or a list item. */
export type TextBlock = { tag: 'heading' | 'text' | 'point'; text: string }

/** A block of the earlier text next to its later version. */
export type DiffRow = {
  kind: 'same' | 'changed' | 'added' | 'removed'
  tag: TextBlock['tag']
  /** The words in reading order: removed, added, unchanged. */
  parts: DiffPart[]
}

/** Beyond this number of differences the diff would take too long: the whole text counts as rewritten. */
const mostEdits = 1000

/** The longest common subsequence of both lists, as pairs of positions. */
function common<Item>(
  before: readonly Item[],
  after: readonly Item[],
  same: (a: Item, b: Item) => boolean,
): [number, number][] {
  const runs = diffArrays([...before], [...after], { comparator: same, maxEditLength: mostEdits }) ?? []
  let [row, column] = [0, 0]
  return runs.flatMap(({ added, removed, count }): [number, number][] => {
    const start: [number, number] = [row, column]
    if (!added) row += count
    if (!removed) column += count
    return added || removed ? [] : Array.from({ length: count }, (_, index) => [start[0] + index, start[1] + index])
  })
}

/** Iterates over both lists: first the items between two common pairs, then the pair itself. */
function walk<Item>(
  before: readonly Item[],
  after: readonly Item[],
  pairs: readonly [number, number][],
  between: (gone: Item[], come: Item[]) => void,
  both: (item: Item) => void,
): void {
  let [row, column] = [0, 0]
  for (const [nextRow, nextColumn] of [...pairs, [before.length, after.length] as const]) {
    between(before.slice(row, nextRow), after.slice(column, nextColumn))
    const item = after[nextColumn]
    if (nextRow < before.length && item !== undefined) both(item)
    row = nextRow + 1
    column = nextColumn + 1
  }
}

// Words including inner punctuation (9.90, e-mail, don't), single punctuation marks, spaces.
const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu) ?? []

/**
 * Compares two texts word by word.
 * @returns runs in reading order, removed before added; joined without `added` they equal `before`, joined without
 *   `removed` they equal `after`
 */
export function diffWords(before: string, after: string): DiffPart[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }]
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const parts: DiffPart[] = []
  const add = (kind: DiffPart['kind'], text: string) => {
    const last = parts.at(-1)
    if (text === '') return
    if (last?.kind === kind) last.text += text
    else parts.push({ kind, text })
  }
  const between = (gone: string[], come: string[]) => {
    add('removed', gone.join(''))
    add('added', come.join(''))
  }
  walk(
    old,
    now,
    meaningful(
      old,
      common(old, now, (a, b) => a === b),
    ),
    between,
    (word) => add('same', word),
  )
  return parts
}

/** A single space between two changed words is merged into one change. */
function meaningful(words: readonly string[], pairs: readonly [number, number][]): [number, number][] {
  return pairs.filter(([row, column], index) => {
    if (words[row]?.trim() !== '') return true
    const [before, after] = [pairs[index - 1], pairs[index + 1]]
    const joinsBefore = before?.[0] === row - 1 && before[1] === column - 1
    const joinsAfter = after?.[0] === row + 1 && after[1] === column + 1
    return joinsBefore || joinsAfter
  })
}

/** The similarity of two texts by their words, 0 to 1. */
export function likeness(before: string, after: string): number {
  const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)
  const [old, now] = [wordsOf(before), wordsOf(after)]
  if (old.length + now.length === 0) return 1
  return (2 * common(old, now, (a, b) => a === b).length) / (old.length + now.length)
}

/** Blocks with a lower similarity are not versions of each other. */
const alike = 0.35

/**
 * Compares two texts block by block, and changed blocks word by word.
 * @returns one row for every block of either text, in reading order
 */
export function diffBlocks(before: readonly TextBlock[], after: readonly TextBlock[]): DiffRow[] {
  const rows: DiffRow[] = []
  const whole =
    (kind: 'same' | 'added' | 'removed') =>
    ({ tag, text }: TextBlock) =>
      rows.push({ kind, tag, parts: [{ kind, text }] })
  const same = (a: TextBlock, b: TextBlock) => a.tag === b.tag && a.text === b.text
  const close = (a: TextBlock, b: TextBlock) => a.tag === b.tag && likeness(a.text, b.text) >= alike
  const between = (gone: TextBlock[], come: TextBlock[]) => {
    const pairs = common(gone, come, close)
    const earlier = new Map(pairs.map(([row, column]) => [column, gone[row]]))
    let next = 0
    come.forEach((block, index) => {
      const was = earlier.get(index)
      if (!was) return whole('added')(block)
      const row = gone.indexOf(was)
      gone.slice(next, row).forEach(whole('removed'))
      next = row + 1
      rows.push({ kind: 'changed', tag: block.tag, parts: diffWords(was.text, block.text) })
    })
    gone.slice(next).forEach(whole('removed'))
  }
  walk(before, after, common(before, after, same), between, whole('same'))
  return rows
}

/** One side of a row: the words of the earlier text, or of the later one. */
export const sideOf = ({ parts }: DiffRow, side: 'before' | 'after'): DiffPart[] =>
  parts.filter(({ kind }) => kind !== (side === 'before' ? 'added' : 'removed'))

/** The number of changed, added and removed blocks. */
export function countChanges(rows: readonly DiffRow[]): { changed: number; added: number; removed: number } {
  const count = (kind: DiffRow['kind']) => rows.filter((row) => row.kind === kind).length
  return { changed: count('changed'), added: count('added'), removed: count('removed') }
}
