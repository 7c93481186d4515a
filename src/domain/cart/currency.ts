import { formatLocal, type Cents } from '@/lib/money/money'

/** The currency of all charges, and the default for display (R-CUR-01, R-CUR-02). */
export const chargeCurrency = 'SGD'

/** Countries with local prices: currency, symbol, country codes. All others see SGD only. */
const table: readonly [currency: string, symbol: string, countries: string][] = [
  ['SGD', 'S$', 'sg'],
  ['AED', 'AED', 'ae'],
  ['AUD', 'A$', 'au cc cx ki nf nr tv'],
  ['BDT', '৳', 'bd'],
  ['BHD', 'BD', 'bh'],
  ['BND', 'B$', 'bn'],
  ['BRL', 'R$', 'br'],
  ['CAD', 'C$', 'ca'],
  ['CHF', 'CHF', 'ch li'],
  ['CLP', 'CLP$', 'cl'],
  ['CNY', 'CN¥', 'cn'],
  ['CZK', 'Kč', 'cz'],
  ['DKK', 'kr.', 'dk fo gl'],
  [
    'EUR',
    '€',
    'ad at ax be bl cy de ee es fi fr gf gp gr hr ie it lt lu lv mc me mf mq mt nl pm pt re si sk sm va xk yt',
  ],
  ['GBP', '£', 'gb gg im je'],
  ['HKD', 'HK$', 'hk'],
  ['HUF', 'Ft', 'hu'],
  ['IDR', 'Rp', 'id'],
  ['ILS', '₪', 'il ps'],
  ['INR', '₹', 'in'],
  ['ISK', 'kr', 'is'],
  ['JOD', 'JD', 'jo'],
  ['JPY', '¥', 'jp'],
  ['KES', 'KSh', 'ke'],
  ['KHR', '៛', 'kh'],
  ['KRW', '₩', 'kr'],
  ['KWD', 'KD', 'kw'],
  ['LKR', 'Rs', 'lk'],
  ['MMK', 'K', 'mm'],
  ['MOP', 'MOP$', 'mo'],
  ['MXN', 'MX$', 'mx'],
  ['MYR', 'RM', 'my'],
  ['NGN', '₦', 'ng'],
  ['NOK', 'kr', 'no sj'],
  ['NPR', 'Rs', 'np'],
  ['NZD', 'NZ$', 'nz ck nu tk'],
  ['OMR', 'OMR', 'om'],
  ['PHP', '₱', 'ph'],
  ['PKR', 'Rs', 'pk'],
  ['PLN', 'zł', 'pl'],
  ['QAR', 'QR', 'qa'],
  ['SAR', 'SR', 'sa'],
  ['SEK', 'kr', 'se'],
  ['THB', '฿', 'th'],
  ['TND', 'DT', 'tn'],
  ['TRY', '₺', 'tr'],
  ['TWD', 'NT$', 'tw'],
  ['USD', 'US$', 'us as bq ec fm gu io mh mp pr pw sv tc tl vg vi'],
  ['VND', '₫', 'vn'],
  ['ZAR', 'R', 'za'],
]

const byCountry = new Map(
  table.flatMap(([currency, , codes]) => codes.split(' ').map((code) => [code, currency] as const)),
)
const symbols = new Map(table.map(([currency, symbol]) => [currency, symbol]))

/** The currency of a country (code in either case); SGD if unknown (R-CUR-02). */
export function currencyOfCountry(country: string | null | undefined): string {
  return byCountry.get(country?.toLowerCase() ?? '') ?? chargeCurrency
}

/** The symbol of a currency; its code if unknown. */
export function currencySymbol(currency: string): string {
  return symbols.get(currency) ?? currency
}

export type Rates = { rates: Record<string, number>; date?: string }

/** What one Singapore dollar costs in a currency (ISO 4217, upper case), whatever the case of the answer's codes. */
export function rateOf(rates: Rates | undefined, currency: string): number | undefined {
  const all = rates?.rates ?? {}
  return all[currency] ?? all[currency.toLowerCase()]
}

export type LocalPrice = {
  /** `≈ USD 74`: the code instead of the symbol, since `$` alone is ambiguous. */
  text: string
  currency: string
  rate: number
  /** The day of the rate, `YYYY-MM-DD`, if known. */
  date?: string
}

/**
 * The indicative local price shown next to a charge (R-CUR-01).
 * @param cents the charge in SGD cents
 * @param currency the reader's currency
 * @param rates with SGD as the base currency
 * @returns undefined for SGD itself and while the rate is unknown
 */
export function localPrice(cents: Cents, currency: string, rates: Rates | undefined): LocalPrice | undefined {
  const { date } = rates ?? {}
  const rate = rateOf(rates, currency) ?? 0
  if (currency === chargeCurrency || rate <= 0 || !Number.isFinite(rate)) return undefined
  return { text: formatLocal(cents, rate, currency), currency, rate, ...(date && { date }) }
}
