import { db } from '../../db/db'
import { reject, type Handlers } from '../../http'

const digits = (rate: number) => Number(rate.toPrecision(8))

export const exchangeRates = {
  getExchangeRates: ({ path }) => {
    const base = path.currency.toUpperCase()
    const { date, rates } = db.exchangeRates
    const worth = rates[base] ?? reject(404, 'There are no rates for this currency')
    const others = base === 'SGD' ? rates : mapValues(rates, (rate) => digits(rate / worth))
    return { base, date, rates: others }
  },
} satisfies Partial<Handlers>

const mapValues = (values: Record<string, number>, change: (value: number) => number) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]))
