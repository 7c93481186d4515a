import { capitalised } from '@/lib/text/said'
import { foldText, searchWords } from '@/lib/text/foldText'

/**
 * Whether a text contains every word of a search, ignoring case and accents.
 * @param texts the texts to search; missing ones are ignored
 */
export function fitsSearch(search: string, texts: readonly (string | null | undefined)[]): boolean {
  const text = foldText(texts.filter(Boolean).join(' '))
  return searchWords(search).every((word) => text.includes(word))
}

/** The values in use with their counts, sorted by name: for chips and selects. */
export function counted(values: readonly string[]): { value: string; label: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, label: capitalised(value), count }))
    .sort((one, other) => one.label.localeCompare(other.label))
}
