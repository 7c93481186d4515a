import { cleanText, plainSigns } from '@/lib/text/cleanText'
import { countries } from './countries'

/** A number without its dialling code, in groups as it was written; the code with its plus, empty if unknown. */
type PhoneNumber = { code: string; number: string }

export const wrongPhone = 'Please enter a valid phone number, like 9123 4567 or +44 20 7946 0958'

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The dialling code that digits begin with; the longest one wins. */
function codeOf(digits: string): string | undefined {
  const codes = countries().map(({ diallingCode }) => diallingCode.slice(1))
  return codes.filter((code) => digits.startsWith(code)).sort((one, other) => other.length - one.length)[0]
}

/**
 * Reads a phone number as people write it: `+65 9123 4567`, `(65) 9123-4567`, `0065 9123.4567`, `HP: 91234567`, digits of
 * any script, any dash.
 * @param chosen the dialling code of a field beside it, like `+65`; one in the number itself comes first
 * @returns undefined for anything else
 */
export function readPhone(text: string, chosen = ''): PhoneNumber | undefined {
  const typed = plainSigns(cleanText(text))
    .replace(/^(?:tel|phone|mobile|cell|hp|whatsapp)\b[.:\s]*|^'/i, '')
    .replace(/[\s,;]+$/, '')
  if (typed.length > 40 || !/^[+(\d][\d\s().\/+-]*$/.test(typed)) return undefined
  const known = digitsOf(chosen)
  const local = typed
    .replace(/^\(?\s*(?:\+|00[\s.-]*(?=[1-9]))\s*/, '+')
    .replace(/^\((\d{1,4})\)/, (group: string, code: string) => (code === (known || '65') ? `+${code} ` : group))
  const isSingapore = (known === '' || known === '65') && /^65[3689]\d{7}$/.test(digitsOf(local))
  const international = local.startsWith('+') ? local.slice(1) : isSingapore ? local : undefined
  const code = international === undefined ? known : codeOf(digitsOf(international))
  if (code === undefined || (international ?? local).includes('+')) return undefined
  let left = international === undefined ? 0 : code.length
  const number = (international?.replace(/\(0\)/, '') ?? local)
    .replace(/\d/g, (digit) => (left-- > 0 ? '' : digit))
    .replace(/[\s().\/]+/g, ' ')
    .replace(/ ?-[ -]*/g, '-')
    .replace(/^[ -]+|[ -]+$/g, '')
  const { length } = digitsOf(number)
  return length >= 4 && length + code.length <= 15 ? { code: code && `+${code}`, number } : undefined
}

/** A number with its code, if one was written: `+65 9123 4567`. A text that is no number stays as it is. */
export function wholePhone(text: string): string {
  const read = readPhone(text)
  return read ? [read.code, read.number].filter(Boolean).join(' ') : text
}
