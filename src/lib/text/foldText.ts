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

/** The words of a search, without what a mail program writes around them: `"Tan, Ada" <ada@x.sg>;`. */
export const searchWords = (search: string): string[] =>
  foldText(search)
    // `Tan,Ada`, but not `1,200`.
    .split(/\s+|[,;](?=\p{L})/u)
    .map((word) => word.replace(/^(?:[<("]+|mailto:)+|[>)",;.]+$/g, ''))
    .filter(Boolean)

/**
 * Whether a text contains every word of a search, ignoring case and accents.
 * @param texts the texts to search; missing ones are ignored
 */
export function fitsSearch(search: string, texts: readonly (string | null | undefined)[]): boolean {
  const text = foldText(texts.filter(Boolean).join(' '))
  return searchWords(search).every((word) => text.includes(word))
}
