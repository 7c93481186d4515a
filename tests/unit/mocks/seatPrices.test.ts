import { beforeEach, expect, it } from 'vitest'
import { connectionsApi } from '@/api/account/connections'
import { teamsApi } from '@/api/account/teams'
import { timeApi } from '@/api/system/time'
import { seatsPriceText, seatsQuote } from '@/domain/team/seatPrice'
import { toCents } from '@/lib/money/money'
import { clock } from '@mocks/settings/clock'
import { db, resetDb } from '@mocks/db/db'
import { signInAs } from '@mocks/personas'
import { callingAs } from '@tests/calling'

const { isTeamPaymentRequired, addTeamSeats } = teamsApi.endpoints
const seats = 3
const id = 'team-acme'

beforeEach(() => {
  clock.stop('2027-12-31T04:00:00Z')
  resetDb()
  Object.assign(db.config, { teamSeatLimit: 1_000_000 })
})

/** Buys seats at a moment of the server. @returns what was shown before, what was charged, and what is due next */
async function buyAt(moment: string) {
  clock.stop(moment)
  const { call, become } = callingAs('owner')
  become(signInAs('owner')?.token)
  const { time } = await call(timeApi.endpoints.getTime.initiate(undefined, { forceRefetch: true })).unwrap()
  const price = await call(isTeamPaymentRequired.initiate({ id }, { forceRefetch: true })).unwrap()
  const before = await call(connectionsApi.endpoints.countTeamSeats.initiate({ id }, { forceRefetch: true })).unwrap()
  const charge = await call(addTeamSeats.initiate({ id, body: { members: [], membersCount: seats } })).unwrap()
  return { shown: seatsQuote(seats, price, time), charge, before: before.seats ?? 0 }
}

const dayOf = (index: number) => new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(0, 10)

// February, March and April of a leap year: a month costs as every other of its length.
it('every day of a month of 29, 30 and 31 days costs to the cent what was shown, by the clock of the server', async () => {
  for (let index = 31; index < 121; index += 1) {
    const day = dayOf(index)
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
    const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
    // Half up, in whole cents: the exact value is seats × 550 × days left ÷ days of the month.
    const exact = Math.floor((seats * 550 * (days - date + 1) * 2 + days) / (days * 2))
    // The first second of a day in Singapore, its last, and noon take turns.
    const time = ['00:00:00', '23:59:59', '12:00:00'][index % 3] ?? ''
    const { shown, charge, before } = await buyAt(`${day}T${time}+08:00`)
    expect(shown.amount, day).toBe(exact)
    expect(toCents(charge.amount), day).toBe(exact)
    expect(toCents(charge.nextChargeAmount), day).toBe((before + seats) * 550)
  }
})

it('the last second of a month is charged as its last day, the next one as a whole month', async () => {
  const last = await buyAt('2028-02-29T23:59:59+08:00')
  expect(seatsPriceText(seats, last.shown)).toBe('3 × S$5.50 × 1/29 = S$0.57 today, then S$16.50 on 01/03/2028')
  expect(last.charge.amount).toBe(0.57)
  const next = await buyAt('2028-03-01T00:00:00+08:00')
  expect(seatsPriceText(seats, next.shown)).toBe('3 × S$5.50 × 31/31 = S$16.50 today, then S$16.50 on 01/04/2028')
  expect(next.charge.amount).toBe(16.5)
})
