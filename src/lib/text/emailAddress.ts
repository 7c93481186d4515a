import { cleanText, hasLookalike, plainSeparators, plainSigns } from './cleanText'
import { decodedLink } from './decodedLink'
import { withoutEntities } from './encodedText'

/** The longest address that mail servers accept; a limit also keeps the patterns fast on hostile input. */
const longest = 254

/** Matches an address, but not with a bullet or picture in front, which belongs to a list. */
const address =
  /^(?![-–*=#~+]|[^@]*[•·→…\p{So}\p{Co}])[^\s@<>()[\]\\",;:.\ufffd]+(\.[^\s@<>()[\]\\",;:.\ufffd]+)*@(?!-|.*-\.|.*\.-|.*-$)[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)*\.\p{L}[\p{L}\p{M}\p{N}-]+$/u

/**
 * Whether a text is an email address as it is sent (R-VAL-07: a simple pattern; the server and the delivery decide).
 * What people paste is read by `emailOf` first.
 * @param text surrounding spaces are ignored
 */
export function isEmail(text: string): boolean {
  const given = text.trim()
  if (given.length > longest || !address.test(given) || hasLookalike(given)) return false
  return plainSeparators(cleanText(given)) === given
}

/**
 * Reads an address as people paste it: `<ada@x.sg>`, `mailto:ada@x.sg`, `Ada Tan <ada@x.sg>;`, `Email: ada@x.sg.`,
 * `ada@x.sg (work)`, `Ada Tan [mailto:ada@x.sg]`, full-width letters, invisible characters.
 * @returns the bare address; a text that holds none is only cleaned
 */
export function emailOf(text: string): string {
  const clean = cleanText(text)
  if (clean.length > 2000) return clean
  const plain = plainSigns(withoutEntities(clean))
  const [, enclosed = plain.replace(/\s\([^()@]*\)$/, '')] =
    /[<([]([^<>()[\]]*@[^<>()[\]]*)[>)\]][\s;,.>)]*$/.exec(plain) ?? []
  const [, linked] = /^\s*mailto:[\s/]*([^?|]*)/i.exec(enclosed) ?? []
  const bare = (linked === undefined ? writtenTo(enclosed) : decodedLink(linked))
    // The name of the field (`Email:`), a bullet or a number.
    .replace(/^\s*(?:\p{L}[\p{L}\p{M}\s-]{0,20}:(?!\/)|[\p{So}\p{Co}→•·*=#~+–-]+\ufe0f?:?|\d+[.)](?=\s))/u, '')
    .replace(/^\s*(["'])([^"'\s@]+)\1@/, '$2@')
    .replace(/^[\s"'(<[,;]+|[\s"')>\];,.:!?|·•*~/\\-]+$/g, '')
    .replace(/^([*_]+)(.*)\1$/, '$2')
  return isEmail(bare) ? bare : clean
}

/**
 * Replaces mailto links in a text by their addresses: `ada@x.sg?cc=ben@x.sg&subject=Hi` becomes `ada@x.sg ben@x.sg`.
 */
export const writtenTo = (text: string): string =>
  text.replace(
    /(mailto:[^\s?<>]*|@[^\s?<>,;@]*)\?(\w+=[^\s<>]*(?: [^@<>,;|\t\n]*(?=>|$))?)/gim,
    (_link, to: string, query: string) =>
      [to, ...[...new URLSearchParams(query).values()].filter((value) => value.includes('@'))].join(' '),
  )

/** The normalised form for comparing addresses: without what pasting adds, in lower case. */
export function addressKey(text: string): string {
  return emailOf(text).toLowerCase()
}
