import { cleanText, plainSigns } from '../text/cleanText'
import type { Cents } from './money'

/**
 * Parses an amount in the usual notations: `12`, `12.5`, `1,234.50`, `1 234.50`, `S$ 99.00`, `99 SGD`. A comma
 * is never a decimal point: `12,50` may be either.
 * @returns integer cents; undefined for anything else, including fractions of a cent
 */
export function parseSgd(text: string): Cents | undefined {
  const typed = plainSigns(cleanText(text)).replace(/^(-?)(?:(?:S|SG|SGD)?\$|SGD)\s*|\s*(?:S?\$|SGD|dollars?)$/gi, '$1')
  const [, sign, whole, , cents = ''] =
    /^(-?)(\d{1,3}(?:([,' ])\d{3}(?:\3\d{3})*)|\d+|(?=\.\d))(?:\.(\d{0,2}))?$/.exec(typed) ?? []
  if (whole === undefined) return undefined
  const amount = Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'))
  if (!Number.isSafeInteger(amount)) return undefined
  return sign && amount !== 0 ? -amount : amount
}

/** An amount as the value of an input: `1234.50`. */
export function sgdText(cents: Cents): string {
  const [whole, part] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100]
  return `${cents < 0 ? '-' : ''}${whole}.${String(part).padStart(2, '0')}`
}
