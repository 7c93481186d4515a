import { cleanText, plainSigns } from '@/lib/text/cleanText'

const bare = (text: string) =>
  plainSigns(cleanText(text))
    .replace(/[\s().-]+/g, '')
    .toUpperCase()

/** Whether a text is a Singapore mobile number: eight digits starting with 8 or 9, with or without the country code. */
export function isSingaporeMobile(text: string): boolean {
  return /^(?:\+65|65|0065)?[89]\d{7}$/.test(bare(text))
}

/**
 * Whether a text has the form of a UEN, the number of a Singapore business. Its check letter is left to the bank: how it is
 * calculated isn’t published. PayNow allows a three-character suffix (a branch or a purpose).
 */
export function isUen(text: string): boolean {
  return /^(\d{8}[A-Z]|\d{9}[A-Z]|[RST]\d{2}[A-Z]{2}\d{4}[A-Z])([A-Z0-9]{3})?$/.test(bare(text))
}
