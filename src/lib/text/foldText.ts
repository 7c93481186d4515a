import { cleanText, plainSigns } from './cleanText'

const unusual = /[^\0-\x7f]|`|\s\s|[\t\n]/

/** Letters that aren't a letter with an accent, as people without them on their keyboard type them. */
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

/** Letters that people without them on their keyboard type as two, or without their dots. */
const spelt: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

const spelledOut = (text: string): string =>
  text.normalize('NFC').replace(/[äöüøå]/gi, (letter) => spelt[letter.toLowerCase()] ?? letter)

/** `obrien`, `coworking`: words without the marks in them. */
const withoutMarks = (folded: string): string => folded.replace(/(\p{L})['-](?=\p{L})/gu, '$1')

const isMarked = /[^\0-\x7f]|[a-z]['`-][a-z]/i

/** The ways in which a text may be typed: `müller-o'brien` also as `mullerobrien` and `muellerobrien`. */
function waysOf(text: string): string[] {
  const folded = foldText(text)
  if (!isMarked.test(text)) return [folded]
  const ways = [folded, foldText(spelledOut(text))]
  return [...new Set([...ways, ...ways.map(withoutMarks)])]
}

/** A text as `searchFor` compares it, in all the ways in which it may be typed. */
export const searchText = (text: string): string => waysOf(text).join('\n')

/** The words of a search, without what a mail program writes around them: `"Tan, Ada" <ada@x.sg>;`. */
const searchWords = (search: string): string[] =>
  plainSigns(cleanText(search))
    // `Tan,Ada`, but not `1,200`.
    .split(/\s+|[,;](?=\p{L})/u)
    .map((word) => word.replace(/^(?:[<("]+|mailto:)+|[>)",;.]+$/gi, ''))
    .filter(Boolean)

/** Whether a `searchText` contains every word of a search, ignoring case, accents, and marks within words. */
export function searchFor(search: string): (text: string) => boolean {
  const words = searchWords(search).map(waysOf)
  return (text) => words.every((ways) => ways.some((way) => text.includes(way)))
}

/**
 * The same of several texts.
 * @param texts the texts to search; missing ones are ignored
 */
export const fitsSearch = (search: string, texts: readonly (string | null | undefined)[]): boolean =>
  // Everything fits no search; folding each text would take half the time of a list.
  search === '' || searchFor(search)(searchText(texts.filter(Boolean).join(' ')))
