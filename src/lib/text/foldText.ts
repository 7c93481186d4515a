import { cleanText, plainSigns } from './cleanText'

const unusual = /[^\0-\x7f]|`|\s\s|[\t\n]/

/** Special letters (not a plain letter with an accent), and how people type them without such a key. */
const letters: Record<string, string> = {
  ø: 'o', đ: 'd', ð: 'd', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ħ: 'h', ı: 'i', ŧ: 't', ŋ: 'ng', ς: 'σ',
} // prettier-ignore

const fold = (text: string): string =>
  plainSigns(cleanText(text))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/[øđðłßæœþħıŧŋς]/g, (letter) => letters[letter] ?? letter)

/**
 * Normalises a text for searching and comparing: lower case, without accents and invisible characters, with plain
 * quotation marks, dashes and single spaces.
 */
export const foldText = (text: string): string =>
  // Most texts are plain ASCII, and folding the others would take most of the time of a search.
  unusual.test(text) ? fold(text) : text.toLowerCase()

/** Letters that people may type as two, or without their dots, if their keyboard has no such key. */
const spelt: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

const spelledOut = (text: string): string =>
  text.normalize('NFC').replace(/[äöüøå]/gi, (letter) => spelt[letter.toLowerCase()] ?? letter)

/** Removes apostrophes and hyphens within words: `obrien`, `coworking`. */
const withoutMarks = (folded: string): string => folded.replace(/(\p{L})['-](?=\p{L})/gu, '$1')

const isMarked = /[^\0-\x7f]|[a-z]['`-][a-z]/i

/** The ways in which a text may be typed: `müller-o'brien` also as `mullerobrien` and `muellerobrien`. */
function waysOf(text: string): string[] {
  const folded = foldText(text)
  if (!isMarked.test(text)) return [folded]
  const ways = [folded, foldText(spelledOut(text))]
  return [...new Set([...ways, ...ways.map(withoutMarks)])]
}

/** A text as `searchFor` expects it: all the ways in which it may be typed. */
export const searchText = (text: string): string => waysOf(text).join('\n')

/** The words of a search, without the punctuation of a mail program: `"Tan, Ada" <ada@x.sg>;`. */
const searchWords = (search: string): string[] =>
  plainSigns(cleanText(search))
    // `Tan,Ada`, but not `1,200`.
    .split(/\s+|[,;](?=\p{L})/u)
    .map((word) => word.replace(/^(?:[<("]+|mailto:)+|[>)",;.]+$/gi, ''))
    .filter(Boolean)

/** Returns a test whether a `searchText` contains every word of the search; case, accents and marks are ignored. */
export function searchFor(search: string): (text: string) => boolean {
  const words = searchWords(search).map(waysOf)
  return (text) => words.every((ways) => ways.some((way) => text.includes(way)))
}

/**
 * Whether several texts together contain every word of a search.
 * @param texts the texts to search; missing ones are ignored
 */
export const fitsSearch = (search: string, texts: readonly (string | null | undefined)[]): boolean =>
  // An empty search fits everything; folding each text would take half the time of a list.
  search === '' || searchFor(search)(searchText(texts.filter(Boolean).join(' ')))
