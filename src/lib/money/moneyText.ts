import { cleanText, plainSigns } from '../text/cleanText'
import type { Cents } from './money'

/** A sign; a whole number, maybe in groups of three or, as in India, of two digits; a decimal point or comma. */
const written =
  /^([+-]?)([1-9]\d{0,2}([,.' ])\d{3}(?:\3\d{3})*|[1-9]\d?(?:,\d\d)+,\d{3}|\d+|(?=[.,]\d))(?:([.,])(\d*))?$/

/**
 * Reads a number as people write it, `1,234.50`, `1.234,50`, `1 234,5`, `1,00,000`, as `1234.50`.
 * @returns undefined for anything else, and for `1.234`, which is over a thousand to some readers and just over one to
 * others
 */
export function plainNumber(text: string): string | undefined {
  const [, sign, whole, , point, decimals] = written.exec(plainSigns(cleanText(text))) ?? []
  if (whole === undefined || (point && whole.includes(point)) || (!point && /^\d+\.\d{3}$/.test(whole)))
    return undefined
  return `${sign === '-' ? '-' : ''}${whole.replace(/\D/g, '') || '0'}${decimals ? `.${decimals}` : ''}`
}

/**
 * Reads an amount as people write it: `12`, `12.5`, `1,234.50`, `1.234,50`, `S$ 99.00`, `99 SGD`, `12.-`, `12/-`.
 * @returns integer cents; undefined for anything else, including fractions of a cent
 */
export function parseSgd(text: string): Cents | undefined {
  const typed = plainSigns(cleanText(text))
    // Quotes of a spreadsheet, then the punctuation of a sentence.
    .replace(/^=?"([^"]*)"$/, '$1')
    .replace(/(\d[.,]\d\d)[.,;]$/, '$1')
    .replace(/^(-?)(?:(?:S|SG|SGD)?\s?\$|SGD)\s*|\s*(?:S?\$|SGD|dollars?)$/gi, '$1')
    // A dash for no cents.
    .replace(/(\d[.,])-{1,2}$|\/-$/, '$1')
  const [, sign, whole, cents = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(plainNumber(typed) ?? '') ?? []
  const amount = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  if (!Number.isSafeInteger(amount)) return undefined
  return sign && amount !== 0 ? -amount : amount
}

/** An amount as the value of an input: `1234.50`. */
export function sgdText(cents: Cents): string {
  const [whole, part] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100]
  return `${cents < 0 ? '-' : ''}${whole}.${String(part).padStart(2, '0')}`
}
