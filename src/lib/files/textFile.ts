/** A text file as read; `guessed` if its encoding isn't stated anywhere and may be another one. */
type TextFile = { text: string; guessed: boolean }

/** Why a file isn't text; the message is for the user. */
export class NotText extends Error {}

/** How PDF, RTF, HTML and XML files begin, which some programs export as `.csv` or `.xls`. */
const markup = /^\ufeff?\s*(?:%PDF-|\{\\rtf|<(?:!doctype|html|table|\?xml))/i

/** Detects UTF-16 without a byte order mark: every other byte of Latin letters is zero. A few zeros prove nothing. */
function utf16(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0]
  const start = bytes.subarray(0, 1000)
  start.forEach((byte, at) => byte === 0 && (zeros[at % 2] = (zeros[at % 2] ?? 0) + 1))
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) < start.length / 8) return undefined
  if (even === 0) return 'utf-16le'
  return odd === 0 ? 'utf-16be' : undefined
}

/** The encodings of the plain "CSV" of Excel for Windows, each with the prefixes of its languages. */
const codePages: Record<string, readonly string[]> = {
  big5: ['zh-tw', 'zh-hk', 'zh-mo', 'zh-hant'],
  gb18030: ['zh'],
  shift_jis: ['ja'],
  'euc-kr': ['ko'],
  'windows-874': ['th'],
  'windows-1250': ['pl', 'cs', 'sk', 'hu', 'ro', 'sl', 'hr'],
  'windows-1251': ['ru', 'uk', 'bg', 'be', 'kk', 'mk'],
  'windows-1253': ['el'],
  'windows-1254': ['tr', 'az'],
  'windows-1255': ['he'],
  'windows-1256': ['ar', 'fa', 'ur'],
  'windows-1257': ['lt', 'lv', 'et'],
  'windows-1258': ['vi'],
}

/** Guesses the encoding of a plain "CSV". Excel for Mac ends lines with a carriage return alone. */
function codePageOf(bytes: Uint8Array): string {
  if (bytes.some((byte, at) => byte === 0x0d && bytes[at + 1] !== 0x0a)) return 'macintosh'
  const language = navigator.language.toLowerCase()
  return Object.keys(codePages).find((page) => codePages[page]?.some((start) => language.startsWith(start))) ?? ''
}

/** @returns undefined if the bytes aren't text of this encoding */
function textOf(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function decoded(bytes: Uint8Array): TextFile {
  const [first, second] = bytes
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : utf16(bytes)
  if (wide) return { text: new TextDecoder(wide).decode(bytes), guessed: false }
  const text = textOf(bytes, 'utf-8')
  if (text !== undefined) return { text, guessed: false }
  // UTF-8 with a few damaged bytes: a text in a code page would not contain so many valid UTF-8 letters.
  const damaged = new TextDecoder().decode(bytes)
  const lost = damaged.split('\ufffd').length - 1
  if ((damaged.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0) > 2 * lost) return { text: damaged, guessed: false }
  const guess = textOf(bytes, codePageOf(bytes)) ?? new TextDecoder('windows-1252').decode(bytes)
  return { text: guess, guessed: true }
}

/**
 * Reads a text file as spreadsheets save it: UTF-8, UTF-16, or the encoding of Excel's plain "CSV" in the
 * browser's language.
 * @throws NotText if it is a workbook or another file that isn't text, or if letters in it are lost
 */
export async function readTextFile(file: Blob): Promise<TextFile> {
  const read = decoded(new Uint8Array(await file.arrayBuffer()))
  if (read.text.includes('\0') || markup.test(read.text))
    throw new NotText(
      'This file isn’t plain text. In your spreadsheet, save the list as “CSV UTF-8” and choose that file.',
    )
  if (read.text.includes('\ufffd'))
    throw new NotText('Some letters in this file are lost. Save the list again as “CSV UTF-8” and choose that file.')
  return read
}
