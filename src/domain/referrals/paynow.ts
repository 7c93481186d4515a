import { cleanText, plainSigns } from '@/lib/text/cleanText'
import { readPhone } from '../account/phoneNumber'

const bare = (text: string) =>
  plainSigns(cleanText(text))
    .toUpperCase()
    .replace(/^(?:.*\bUEN|ROC\b)(?:\s*(?:NO|NUMBER)\b)?/, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$|[\s().:/-]+/gu, '')

/** The digits of a number in Singapore without the country code; undefined if the text is none. */
function localDigits(text: string): string | undefined {
  const read = readPhone(text, '+65')
  return read?.code === '+65' ? read.number.replace(/\D/g, '') : undefined
}

/** Whether a text is a Singapore mobile number: eight digits starting with 8 or 9, with or without the country code. */
export const isSingaporeMobile = (text: string): boolean => /^[89]\d{7}$/.test(localDigits(text) ?? '')

/**
 * Whether a text has the form of a UEN, the number of a Singapore business. Its check letter is left to the bank: how it
 * is calculated isn’t published. PayNow allows a three-character suffix (a branch or a purpose); letters behind a
 * telephone number are a name or an extension.
 */
export function isUen(text: string): boolean {
  return /^(?![689]\d{7}[A-Z]{2})(\d{8}[A-Z]|\d{9}[A-Z]|[RST]\d{2}[A-Z]{2}\d{4}[A-Z])([A-Z0-9]{3})?$/.test(bare(text))
}

/** A valid PayNow number as it is sent: a mobile number without its country code, or a UEN. */
export const paynowOf = (text: string): string =>
  (isSingaporeMobile(text) ? localDigits(text) : undefined) ?? bare(text)
