import { cleanText, plainSigns } from './cleanText'

/** The longest address that mail servers accept; a limit also keeps the patterns fast on hostile input. */
const longest = 254

const address =
  /^[^\s@<>()[\]\\",;:.\ufffd]+(\.[^\s@<>()[\]\\",;:.\ufffd]+)*@[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)+$/u

/**
 * Whether a text is an email address as it is sent (R-VAL-07: a simple pattern; the server and the delivery decide).
 * What people paste is read by `emailOf` first.
 * @param text surrounding spaces are ignored
 */
export function isEmail(text: string): boolean {
  const given = text.trim()
  return given.length <= longest && address.test(given)
}

/**
 * Reads an address as people paste it: `<ada@x.sg>`, `mailto:ada@x.sg`, `Ada Tan <ada@x.sg>;`, `ada@x.sg.`, full-width
 * letters, invisible characters.
 * @returns the bare address; a text that holds none is only cleaned
 */
export function emailOf(text: string): string {
  const clean = cleanText(text)
  if (clean.length > 2000) return clean
  const ascii = plainSigns(clean).replace(/。/g, '.')
  const [, enclosed = ascii] = /<([^<>]*)>[\s;,.]*$/.exec(ascii) ?? []
  const [, linked] = /^\s*(?:mailto|e-?mail):\s*([^?]*)/i.exec(enclosed) ?? []
  const bare = (linked === undefined ? enclosed : unescaped(linked)).replace(/^[\s"'“‘(<[]+|[\s"'”’)>\];,.:]+$/g, '')
  return isEmail(bare) ? bare : clean
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The normalised form for comparing addresses: without what pasting adds, in lower case. */
export function addressKey(text: string): string {
  return emailOf(text).toLowerCase()
}
