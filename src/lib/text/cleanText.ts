// Direction marks, zero-width characters, fillers, control characters and unpaired surrogates; but not the selectors of
// a letter's form, a flag or an emoji, and not the joiners, which some words contain.
const invisible =
  /(?![\t-\r\u200c\u200d\p{VS}\u{e0020}-\u{e007f}])(?:\p{Default_Ignorable_Code_Point}|[\p{Cc}\p{Cs}\u2800\ufff9-\ufffc])/gu
const spaces = /[\u000b\u000c\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f]/g

// Scripts whose spelling uses joiners within a word: Persian, Hindi, Malayalam, Sinhala, …
const script =
  '\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}'
const joinedBefore = new RegExp(`(?:[${script}]|\\p{Extended_Pictographic}|\\p{EMod}|\\ufe0f)$`, 'u')
const joinedAfter = new RegExp(`^(?:[${script}]|\\p{Extended_Pictographic})`, 'u')
const mark = /\p{M}$/u

/** Whether the joiner at this place is part of a word or an emoji. Malayalam words may end with one after a mark. */
function joins(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 2), at)
  return joinedBefore.test(before) && (mark.test(before) || joinedAfter.test(text.slice(at + 1, at + 3)))
}

/**
 * Trims a typed, pasted or imported text, and removes invisible characters that no server expects: direction marks,
 * zero-width characters, soft hyphens, control characters, unpaired surrogates. Special spaces become plain ones.
 * Joiners stay where a script or an emoji needs them; line breaks and tabs stay.
 */
export const visibleText = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(spaces, ' ')
    .replace(/[\u200c\u200d]/g, (joiner, at: number, whole: string) => (joins(whole, at) ? joiner : ''))
    .trim()

/** The letters of a text as people type them: each accent combined with its letter, and the ligatures of PDFs split. */
export const plainLetters = (text: string): string =>
  text.replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC')).normalize('NFC')

/** A text as it is sent: without invisible characters, with plain letters. */
export const cleanText = (text: string): string => plainLetters(visibleText(text))

/**
 * The same for a text of one line, with plain letters and digits: tabs and line breaks, as copied from a table, become
 * spaces.
 */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replace(/\s*[\t\r\n]\s*/g, ' ')
    .replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (wide) => wide.normalize('NFKC'))

/** Converts a digit of any script: in Unicode each script's digits come in a row from 0 to 9. */
const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

const separators: Readonly<Record<string, string>> = {
  '＠': '@', '﹫': '@', '，': ',', '、': ',', '،': ',', '٬': ',', '；': ';', '؛': ';', '：': ':', '｜': '|', '＜': '<', '＞': '>',
  '（': '(', '【': '(', '「': '(', '『': '(', '{': '(', '}': ')', '《': '(', '〈': '(', '）': ')', '】': ')', '」': ')', '』': ')', '》': ')', '〉': ')',
} // prettier-ignore

const separator = new RegExp(`[${Object.keys(separators).join('')}]`, 'g')

/** Replaces commas, brackets and other separators by those of a plain keyboard; letters stay. */
export const plainSeparators = (text: string): string =>
  text.replace(separator, (sign) => separators[sign] ?? sign).replace(/[‹⟨]([^‹›⟨⟩@\n]*@[^‹›⟨⟩\n]*)[›⟩]/g, '<$1>')

/**
 * Replaces full-width letters, digits of other scripts, dashes, separators and quotation marks by those of a plain
 * keyboard.
 */
export const plainSigns = (text: string): string =>
  plainSeparators(text)
    .replace(/[\uff01-\uff5e\ufe50-\ufe6b]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[。｡٫]/g, '.')
    .replace(/(?![0-9])\p{Nd}/gu, plainDigit)
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, '-')
    .replace(/[\u2018-\u201b\u2032\u02b9\u02bb\u02bc\ua78c\u00b4\u0060]/g, "'")
    .replace(/[\u201c-\u201f\u2033\u00ab\u00bb]/g, '"')

const alike = /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Cherokee}]/u

/** Whether a word mixes Latin letters with ones of a script that looks like it: `аda` with a Russian `а`. */
export const hasLookalike = (text: string): boolean =>
  text.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => alike.test(word) && /\p{sc=Latin}/u.test(word))

/**
 * The characters of a text, as the contract’s limits count them (JSON Schema): a simple emoji is one, unlike in
 * `length`.
 */
export const charactersIn = (text: string): number => [...text].length

/** The lines of a text that aren't empty, each cleaned. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n?|[\n\u0085\u2028\u2029]/)
    .map(cleanText)
    .filter(Boolean)
