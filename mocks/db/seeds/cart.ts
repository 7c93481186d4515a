import { singaporeDay } from '@/lib/dates/singaporeDay'
import { clock } from '../../settings/clock'
import type { OrderSessionRow, RatesRow, StateRow } from '../commerce/cartTables'
import type { UserRow } from '../tables'
import type { ConnectionRow } from '../teams/teamTables'
import { seedActivities } from './cart/activities'
import { seedCarts } from './cart/carts'
import { seedKyc } from './cart/kyc'
import { seedRates } from './cart/rates'

/**
 * Flags set by scenarios: `cardDeclined` (true, or a decline code) declines every charge, `orderNotSaved` loses the
 * orders of the next checkouts (R-CART-20), `midnightAtConfirm` lets a day pass when a registration is confirmed.
 */
export type Flags = Record<string, boolean | number | string>

/** Carts, exchange rates, identity verifications, activities and saved UI state. */
export const seedCart = (users: readonly UserRow[], connections: readonly ConnectionRow[]) => ({
  carts: seedCarts(),
  exchangeRates: { date: singaporeDay(clock.now()) ?? '', rates: { ...seedRates } } as RatesRow,
  kyc: seedKyc(users),
  activities: seedActivities(connections),
  orderSessions: [] as OrderSessionRow[],
  states: [
    { scope: 'me', key: 'welcome', value: { seen: true }, userId: null, updatedAt: clock.daysFromNow(-30, 2) },
    { scope: 'platform', key: 'seatPrice', value: 5.5, userId: null, updatedAt: clock.daysFromNow(-400, 2) },
  ] as StateRow[],
  flags: {} as Flags,
})
