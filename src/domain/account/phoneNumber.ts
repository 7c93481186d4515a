import { cleanText, plainSigns } from '@/lib/text/cleanText'
import { countries } from './countries'

/** A number without its dialling code, in groups as it was written; the code with its plus, empty if unknown. */
type PhoneNumber = { code: string; number: string }

export const wrongPhone = 'Please enter a valid phone number, like 9123 4567 or +44 20 7946 0958'

/** Words before a number: `Tel.`, `(M)`, `Mobile no:`, `H/P`. */
const label = /^\(?\p{L}[\p{L}\p{M}\s./]{0,20}\)?[.:\s]\s*(?=[+(\d])/u
/** A word after a number: `91234567 HP`; not letters that are part of it, as in `1800 FLOWERS`. */
const kind = /^((?:\D*\d){7,})[\s-]+(?!ext)\p{L}[\p{L}/]{0,9}$/iu
const whatsApp = /^\S*(?:wa\.me\/|[?&]phone=)(?:\+|%2B)?(\d{7,})\S*$/i
/** A link with the number as it is shown: `[9123 4567](tel:+6591234567)`. */
const linked = /^\[[^\]]*\]\(tel:([^)]*)\)$/i
/** The code once more behind the signs for another country: `0065 0065`. */
const twice = /^\+(\d{1,3})[\s.-]*00\1(?=[\s.-]|\d{6})/
const extension =
  /[\s,;.(-]*(?:ext(?:ension|n)?|x|#|分机|分機|内线|內線|内線|내선|доб|poste|ramal|durchwahl)[\s.:=]*(\d{1,7})\)?$/i

/** Numbers with too few or too many digits for what they begin with in their country: most are of mobile telephones; landlines may
 * be written without their area. */
const wrong: Readonly<Record<string, RegExp>> = {
  1: /^[2-9](?!\d{9}$)\d{6,}$|^\d{11,}$/,
  33: /^[1-9](?!\d{8}$)\d{6,}$/,
  44: /^7(?!\d{9}$|\d{7}$)\d{5,}$|^\d{11,}$/,
  55: /^\d{12,}$/,
  60: /^1[02-9]\d{4,6}$|^11\d{4,7}$|^\d{11,}$/,
  61: /^\d{8}$|^4(?!\d{8}$)\d{5,}$/,
  62: /^\d{13,}$/,
  63: /^9(?!\d{9}$)\d{6,}$/,
  65: /^[3689](?!\d{7}$)\d{3,}$|^[^3689]\d{5,7}$|^\d{9,}$/,
  66: /^[689](?!\d{8}$)\d{7,}$/,
  81: /^[789]0\d{7}$|^\d{11,}$/,
  82: /^10(?!\d{8}$)\d{5,}$/,
  84: /^[35789](?!\d{8}$)\d{7,}$/,
  86: /^1[3-9](?!\d{9}$)\d{4,}$|^\d{12,}$/,
  91: /^[6-9]\d{8}$|^\d{11,}$/,
  852: /^[235689](?!\d{7}$)\d{4,}$|^\d{9,}$/,
  886: /^9(?!\d{8}$)\d{5,}$/,
  966: /^\d{10,}$/,
  971: /^5(?!\d{8}$|\d{6}$)\d{5,}$|^\d{10,}$/,
}
/** Numbers of services, which are longer in some countries: `1800 123 4567`. */
const service = /^1?[89]\d0\d{6,7}$/
/** The least digits that hold the code they begin with as well, if not 11. */
const leastWhole: Readonly<Record<string, number>> = { 45: 10, 47: 10, 49: 12, 55: 12, 60: 10, 64: 10 }
/** The same in Singapore, where other numbers with ten digits are of another country. */
const wholeSingapore = /^65[3689]\d{7}$/
/** Codes after which a number may begin with 0; after all others, that 0 is dialled within the country only. */
const keepsZero = /^(39|225|226|229|241|242|378|379)?$/
/** What is dialled within a country instead of that 0. */
const trunks: Readonly<Record<string, RegExp>> = { 7: /^8[ -]*(?=(?:\d[ -]*){10}$)/, 36: /^06[ -]*/ }
/** What is dialled for another country besides 00, 002 and 008. */
const abroad: Readonly<Record<string, string>> = { 1: '011', 65: '011', 81: '010' }

/**
 * What is dialled for another country in Singapore, but in America after 00 as well: so only before a plus or Singapore's
 * own code, which stands alone.
 */
const singtel = '001[\\s.-]*(?:\\+(?=[1-9])|(?=65[\\s.-]+[3689]))|'

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Whether a number without a plus begins with its dialling code all the same. */
function isWhole(text: string, code: string): boolean {
  const digits = digitsOf(text)
  // In brackets it is no area, but for (55) in Brazil.
  const isApart = code !== '55' && text.startsWith(`(${code})`) && digits.length > 9
  if (code === '65') return isApart || wholeSingapore.test(digits)
  return isApart || (digits.startsWith(code) && digits.length >= (leastWhole[code] ?? 11))
}

/** The dialling code that digits begin with; the longest one wins. */
function codeOf(digits: string): string | undefined {
  const codes = countries().map(({ diallingCode }) => diallingCode.slice(1))
  return codes.filter((code) => digits.startsWith(code)).sort((one, other) => other.length - one.length)[0]
}

/** Whether the code is there again, as a form adds it: `+65 +65 9123 4567`, and `+65 65 9123 4567` in Singapore. */
function isAgain(international: string, code: string): boolean {
  const plus = international.lastIndexOf('+')
  const rest = digitsOf(international).slice(code.length)
  if (plus === -1) return code === '65' && wholeSingapore.test(rest)
  return digitsOf(international.slice(0, plus)) === code && rest.startsWith(code)
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
    // What spreadsheets add to a number that is a text, and to a text that is a number; bullets and quotation marks.
    .replace(/^[='"<*•·→\p{So}\ufe0f\s-]+|["'>*.!\p{So}\ufe0f\s]+$/gu, '')
    .replace(/^(\d{5,})\.0+$/, '$1')
    .replace(whatsApp, '+$1')
    .replace(linked, '$1')
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
  const plus = new RegExp(
    `^\\(?\\s*(?:\\+(?:00(?=[1-9]))?|${known === '65' ? singtel : ''}(?:00[28](?=[\\s.-])|00|${abroad[known] ?? '00'})[\\s.-]*(?=[1-9]))\\s*`,
  )
  const local = typed.replace(plus, '+').replace(twice, '+$1')
  const isWithCode = local.includes('+') || isWhole(local, known || '65')
  const international = isWithCode ? local.replace(/^\+/, '') : ''
  const code = isWithCode ? codeOf(digitsOf(international)) : known
  if (code === undefined) return undefined
  const isDoubled = isAgain(international, code)
  if (international.includes('+') && !isDoubled) return undefined
  let left = isWithCode ? code.length * (isDoubled ? 2 : 1) : 0
  const bare = (international || local)
    .replace(/\d/g, (digit) => (left-- > 0 ? '' : digit))
    .replace(/[\s().\/+]+/g, ' ')
    .replace(/ ?-[ -]*/g, '-')
    .replace(/^[ -]+|[ -]+$/g, '')
  const number = keepsZero.test(code) ? bare : bare.replace(trunks[code] ?? /^0[ -]*/, '')
  const digits = digitsOf(number)
  const isLong = digits.length >= (inner === undefined ? 4 : 6) && digits.length + code.length <= 15
  const isWrong = wrong[code]?.test(digits) && (code === '1' || !service.test(digits))
  if (!isLong || isWrong || /^0+$/.test(digits)) return undefined
  return { code: code && `+${code}`, number: inner === undefined ? number : `${number} ext. ${inner}` }
}

/** A number with its code, if one was written: `+65 9123 4567`. A text that is no number stays as it is. */
export function wholePhone(text: string): string {
  const read = readPhone(text)
  return read ? [read.code, read.number].filter(Boolean).join(' ') : text
}

/** The link that calls a number as `wholePhone` writes it. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(' ext. ', ';ext=').replace(/\s/g, '')}`
