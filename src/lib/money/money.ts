/** An amount in hundredths of a Singapore dollar. */
export type Cents = number

/**
 * Converts an amount of the API (Singapore dollars, decimal) to integer cents.
 * @returns 0 for anything that is not a finite number, so that NaN is never displayed
 */
export function toCents(sgd: number | string | null | undefined): Cents {
  const amount = Number(sgd ?? 0)
  // The small epsilon makes 1.005 round up as expected, despite binary fractions.
  return Number.isFinite(amount) ? Math.round((amount + Math.sign(amount) * 1e-9) * 100) : 0
}

/** The same for an amount that may be missing: undefined stays undefined, and 0 is a price. */
export function optionalCents(sgd: number | null | undefined): Cents | undefined {
  return typeof sgd !== 'number' ? undefined : toCents(sgd)
}

/** The sum of amounts; undefined if one is not known. */
export const totalOf = (amounts: readonly (Cents | undefined)[]): Cents | undefined =>
  amounts.reduce<Cents | undefined>((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0)

/** Converts integer cents to decimal dollars for the API. */
export function toSgd(cents: Cents): number {
  return Math.round(cents) / 100
}

const sgd = new Intl.NumberFormat('en-SG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats a charge: `S$99.00`, with a true minus sign for credits. */
export function formatSgd(cents: Cents): string {
  const amount = `S$${sgd.format(Math.abs(Math.round(cents)) / 100)}`
  return cents < 0 ? `\u2212${amount}` : amount
}

/** Formats an amount of the API that may be missing: undefined stays undefined. */
export function optionalSgd(sgd: number | null | undefined): string | undefined {
  const cents = optionalCents(sgd)
  return cents === undefined ? undefined : formatSgd(cents)
}

/** Formats a saving, without cents when it has none: `S$306`. */
export const formatSaving = (cents: Cents): string => formatSgd(cents).replace(/\.00$/, '')

/** Formats a price; zero is `Free`. */
export const formatPrice = (cents: Cents): string => (cents === 0 ? 'Free' : formatSgd(cents))

/**
 * Formats an indicative local amount with its ISO code: `≈ USD 74`, `≈ USD 7.40` (two decimals below 10, R-CUR-03).
 * @param cents the charge in SGD cents
 * @param rate units of `currency` for one Singapore dollar
 */
export function formatLocal(cents: Cents, rate: number, currency: string): string {
  return `\u2248 ${currency} ${formatLocalAmount((cents / 100) * rate, currency)}`
}

/** A local amount without its code: two decimals below 10, else whole; currencies without decimals are always whole. */
export function formatLocalAmount(amount: number, currency: string): string {
  const decimals = currencyDecimals(currency)
  const digits = Math.abs(amount) < 10 && decimals > 0 ? 2 : 0
  return (digits === 2 ? sgd : whole).format(amount)
}

const whole = new Intl.NumberFormat('en-SG', { maximumFractionDigits: 0 })

const knownDecimals = new Map<string, number>()

function currencyDecimals(currency: string): number {
  const known = knownDecimals.get(currency)
  if (known !== undefined) return known
  const decimals = readDecimals(currency)
  knownDecimals.set(currency, decimals)
  return decimals
}

function readDecimals(currency: string): number {
  try {
    return new Intl.NumberFormat('en-SG', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}
