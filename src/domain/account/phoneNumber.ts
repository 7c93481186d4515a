import { cleanText, plainSigns } from '@/lib/text/cleanText'
import { countries } from './countries'

/** A number without its dialling code, in groups as it was written; the code with its plus, empty if unknown. */
type PhoneNumber = { code: string; number: string }

export const wrongPhone = 'Please enter a valid phone number, like 9123 4567 or +44 20 7946 0958'

/** Words before a number: `Tel.`, `(M)`, `Mobile no:`, `H/P`. */
const label = /^\(?\p{L}[\p{L}\s./]{0,20}\)?[.:\s]\s*(?=[+(\d])/u
/** A word after a number: `91234567 HP`; not letters that are part of it, as in `1800 FLOWERS`. */
const kind = /^((?:\D*\d){7,})[\s-]+(?!ext)\p{L}[\p{L}/]{0,9}$/iu
const whatsApp = /^\S*(?:wa\.me\/|[?&]phone=)\+?(\d{7,})\S*$/i
const extension = /[\s,;.-]*(?:ext(?:ension|n)?|x|#)[\s.:=]*(\d{1,7})$/i

/** Whole numbers without a plus, in countries where no number within the country looks like that. */
const wholeNumbers: Readonly<Record<string, RegExp>> = {
  1: /^1[2-9]\d{9}$/,
  60: /^601\d{8,9}$/,
  65: /^65[3689]\d{7}$/,
  852: /^852[2-9]\d{7}$/,
  86: /^861\d{10}$/,
  91: /^91[6-9]\d{9}$/,
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The dialling code that digits begin with; the longest one wins. */
function codeOf(digits: string): string | undefined {
  const codes = countries().map(({ diallingCode }) => diallingCode.slice(1))
  return codes.filter((code) => digits.startsWith(code)).sort((one, other) => other.length - one.length)[0]
}

/**
 * Reads a phone number as people write it: `+65 9123 4567`, `(65) 9123-4567`, `0065 9123.4567`, `HP: 91234567`, digits of
 * any script, any dash, with an extension: `6123 4567 x12` becomes `6123 4567 ext. 12`.
 * @param chosen the dialling code of a field beside it, like `+65`; one in the number itself comes first
 * @returns undefined for anything else
 */
export function readPhone(text: string, chosen = ''): PhoneNumber | undefined {
  const written = plainSigns(cleanText(text))
    // What a Japanese keyboard writes for a dash.
    .replace(/ー/g, '-')
    // What spreadsheets add to a number that is a text, and to a text that is a number; a telephone drawn before it.
    .replace(/^[='"\p{So}\ufe0f\s]+|"$/gu, '')
    .replace(/^(\d{5,})\.0$/, '$1')
    .replace(whatsApp, '+$1')
    .replace(label, '')
    .replace(kind, '$1')
    .replace(/\s\(\p{L}[\p{L}\s]{0,20}\)$|[\s,;]+$/gu, '')
  if (written.length > 60) return undefined
  const [, inner] = extension.exec(written) ?? []
  const typed = written.replace(extension, '')
  const lengths = typed.split('/').map((part) => digitsOf(part).length)
  // Another number, or only its end: `6123 4567 / 68`.
  const areTwo = lengths.filter((length) => length > 5).length > 1 || lengths.slice(1).some((length) => length < 3)
  if (areTwo || !/^[+(\d][\d\s().\/+-]*$/.test(typed)) return undefined
  const known = digitsOf(chosen)
  const local = typed
    .replace(/^\(?\s*(?:\+|00[\s.-]*(?=[1-9]))\s*/, '+')
    .replace(/^\((\d{1,4})\)/, (group: string, code: string) => (code === (known || '65') ? `+${code} ` : group))
  const isWhole = wholeNumbers[known || '65']?.test(digitsOf(local))
  const international = local.startsWith('+') ? local.slice(1) : isWhole ? local : undefined
  const code = international === undefined ? known : codeOf(digitsOf(international))
  if (code === undefined || (international ?? local).includes('+')) return undefined
  let left = international === undefined ? 0 : code.length
  const number = (international?.replace(/\(\s*0\s*\)/, '') ?? local)
    .replace(/\d/g, (digit) => (left-- > 0 ? '' : digit))
    .replace(/[\s().\/]+/g, ' ')
    .replace(/ ?-[ -]*/g, '-')
    .replace(/^[ -]+|[ -]+$/g, '')
  const { length } = digitsOf(number)
  if (length < (inner === undefined ? 4 : 6) || length + code.length > 15) return undefined
  return { code: code && `+${code}`, number: inner === undefined ? number : `${number} ext. ${inner}` }
}

/** A number with its code, if one was written: `+65 9123 4567`. A text that is no number stays as it is. */
export function wholePhone(text: string): string {
  const read = readPhone(text)
  return read ? [read.code, read.number].filter(Boolean).join(' ') : text
}

/** The link that calls a number as `wholePhone` writes it. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(' ext. ', ';ext=').replace(/\s/g, '')}`
