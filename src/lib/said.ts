/** Shown where an answer doesn't say something. */
export const notSaid = '–'

/** A value that an answer may lack, as text; "–" without it. `said(seats.count, formatCount)` */
export const said = <Value>(value: Value | null | undefined, show: (value: Value) => string): string =>
  value === undefined || value === null ? notSaid : show(value)

/** The sum of those values that an answer holds; undefined if it holds none, since nothing sent isn't 0. */
export function sumOf(values: readonly (number | null | undefined)[]): number | undefined {
  const sent = values.filter((value) => typeof value === 'number')
  return sent.length === 0 ? undefined : sent.reduce((sum, value) => sum + value, 0)
}

/**
 * A word of an enumeration that this app doesn't know yet, as a label: `SOMETHING_NEW` and `somethingNew` become
 * "Something new". Words with spaces are labels already.
 */
export function readableWord(word: string): string {
  if (/\s/.test(word)) return word
  const words = word
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The label of a word of an enumeration: from the table, or the word itself made readable; '' if none was sent. */
export function wordOf(table: Readonly<Partial<Record<string, string>>>, word: string | null | undefined): string {
  if (!word) return ''
  return (Object.hasOwn(table, word) ? table[word] : undefined) ?? readableWord(word)
}
