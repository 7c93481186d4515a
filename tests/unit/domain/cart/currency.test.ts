import { describe, expect, it } from 'vitest'
import { countries, countryOf, defaultCountry } from '@/domain/account/countries'
import { currencyOfCountry, currencySymbol, localPrice, rateOf } from '@/domain/cart/currency'
import { seedRates } from '@mocks/db/seeds/cart/rates'

describe('local prices (R-CUR-01, R-CUR-03), of S$99 and S$0.50', () => {
  it.each([
    ['USD', 0.7704, '≈ USD 76', '≈ USD 0.39'],
    ['HKD', 5.84, '≈ HKD 578', '≈ HKD 2.92'],
    ['TWD', 23.98, '≈ TWD 2,374', '≈ TWD 12'],
    ['IDR', 12_875, '≈ IDR 1,274,625', '≈ IDR 6,438'],
    ['INR', 68.4, '≈ INR 6,772', '≈ INR 34'],
    // Currencies without decimals: below 10 they remain whole.
    ['JPY', 118.4, '≈ JPY 11,722', '≈ JPY 59'],
    ['KRW', 1_129, '≈ KRW 111,771', '≈ KRW 565'],
    // Three decimals: two are shown.
    ['KWD', 0.2364, '≈ KWD 23', '≈ KWD 0.12'],
  ])('%s', (currency, rate, large, small) => {
    const rates = { rates: { [currency]: rate }, date: '2026-11-21' }
    expect(localPrice(9900, currency, rates)).toEqual({ text: large, currency, rate, date: '2026-11-21' })
    expect(localPrice(50, currency, rates)?.text).toBe(small)
    // The mocks use the values calculated here.
    expect(seedRates[currency]).toBe(rate)
  })

  it('reads the rate of a currency that an answer names in lower case', () => {
    const rates = { rates: { hkd: 5.84, USD: 0.76 } }
    expect(rateOf(rates, 'HKD')).toBe(5.84)
    expect(rateOf(rates, 'INR')).toBeUndefined()
    expect(localPrice(9900, 'HKD', rates)?.rate).toBe(5.84)
  })

  it('shows two decimals below 10, none from 10', () => {
    const rates = { rates: { USD: 1 } }
    expect(localPrice(999, 'USD', rates)?.text).toBe('≈ USD 9.99')
    expect(localPrice(1000, 'USD', rates)).toStrictEqual({ text: '≈ USD 10', currency: 'USD', rate: 1 })
    expect(localPrice(0, 'USD', rates)?.text).toBe('≈ USD 0.00')
    expect(localPrice(700, 'JPY', { rates: { JPY: 1 } })?.text).toBe('≈ JPY 7')
  })
  it('shows nothing for SGD, and nothing while the rate is unknown or invalid', () => {
    expect(localPrice(9900, 'SGD', { rates: { SGD: 1 } })).toBeUndefined()
    expect(localPrice(9900, 'USD', undefined)).toBeUndefined()
    for (const rate of [0, -1, Number.NaN, Infinity])
      expect(localPrice(9900, 'USD', { rates: { USD: rate } })).toBeUndefined()
  })
})

describe('countries (R-CUR-02, R-CUR-06)', () => {
  it('are all of ISO 3166, each with a code, a name, a currency, a symbol and a dialling code', () => {
    const all = countries()
    expect(all.length).toBeGreaterThanOrEqual(240)
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
    for (const country of all) {
      expect(country.code).toMatch(/^[a-z]{2}$/)
      expect(country.name).not.toBe(country.code.toUpperCase())
      expect(country.currency).toMatch(/^[A-Z]{3}$/)
      expect(country.diallingCode).toMatch(/^\+\d{1,4}$/)
      expect(country.symbol).not.toBe('')
    }
  })
  it.each([
    ['sg', 'Singapore', 'SGD', 'S$', '+65'],
    ['US', 'United States', 'USD', 'US$', '+1'],
    ['gb', 'United Kingdom', 'GBP', '£', '+44'],
    ['in', 'India', 'INR', '₹', '+91'],
    ['hk', 'Hong Kong', 'HKD', 'HK$', '+852'],
    ['fr', 'France', 'EUR', '€', '+33'],
  ])('%s is %s', (code, name, currency, symbol, diallingCode) => {
    expect(countryOf(code)).toEqual({ code: code.toLowerCase(), name, currency, symbol, diallingCode })
  })
  it('have their currency in capitals or not, and fall back to SGD', () => {
    for (const code of ['us', 'US']) expect(currencyOfCountry(code)).toBe('USD')
    expect(defaultCountry).toBe('sg')
    for (const code of ['zw', 'xx', '', null, undefined]) expect(currencyOfCountry(code)).toBe('SGD')
    expect(currencySymbol('XAU')).toBe('XAU')
    expect(countryOf(undefined)).toBeUndefined()
  })
})
