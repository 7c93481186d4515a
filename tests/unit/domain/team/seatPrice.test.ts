import { fc } from '@tests/properties'
import { describe, expect, it } from 'vitest'
import { addMonths, daysBetween, firstOfNextMonth } from '@/domain/billing/periods'
import {
  chargeDay, extraSeatsText, paidSeats, seatsPriceText, seatsQuote, seatsToBuy,
} from '@/domain/team/seatPrice' // prettier-ignore

/** Noon in Singapore. */
const at = (day: string) => `${day}T04:00:00Z`

/** The charge if the server sends neither price nor days. */
const seatsCharge = (seats: number, now: string | number, paid = 0) => seatsQuote(seats, {}, now, paid)

describe('seatsQuote (R-PRICE-03 to R-PRICE-05), calculated by hand', () => {
  it.each([
    // 2 × 550 × 10 ÷ 30 = 366.67
    ['2026-11-21', 2, 367, 10, 30, '2026-12-01'],
    // the whole month
    ['2026-11-01', 1, 550, 30, 30, '2026-12-01'],
    // the last day: 550 ÷ 31 = 17.74
    ['2026-12-31', 1, 18, 1, 31, '2027-01-01'],
    // 3 × 550 × 17 ÷ 31 = 904.84
    ['2026-01-15', 3, 905, 17, 31, '2026-02-01'],
    // February with 28 and with 29 days: 5 × 550 × 14 ÷ 28, 5 × 550 × 15 ÷ 29 = 1422.41
    ['2026-02-15', 5, 1375, 14, 28, '2026-03-01'],
    ['2028-02-15', 5, 1422, 15, 29, '2028-03-01'],
    ['2028-02-29', 1, 19, 1, 29, '2028-03-01'],
    // 7 × 550 × 11 ÷ 30 = 1411.67
    ['2026-09-20', 7, 1412, 11, 30, '2026-10-01'],
  ])('%s, %i seats: %i cents for %i of %i days, then on %s', (day, seats, amount, remainingDays, daysInMonth, next) => {
    const charge = seatsCharge(seats, at(day))
    expect(charge).toMatchObject({
      amount,
      remainingDays,
      daysInMonth,
      nextChargeAt: next,
      nextChargeAmount: seats * 550,
    })
  })

  it('uses the month in Singapore, not on the device', () => {
    expect(seatsCharge(1, '2026-11-30T15:59:59Z')).toMatchObject({ remainingDays: 1, nextChargeAt: '2026-12-01' })
    expect(seatsCharge(1, '2026-11-30T16:00:00Z')).toMatchObject({
      remainingDays: 31,
      amount: 550,
      nextChargeAt: '2027-01-01',
    })
  })

  it('charges all seats on the first, including existing ones', () => {
    expect(seatsCharge(2, at('2026-11-21'), 5).nextChargeAmount).toBe(3850)
    expect(seatsCharge(0, at('2026-11-21'))).toMatchObject({ amount: 0, nextChargeAmount: 0 })
    expect(seatsCharge(1, at('2026-11-21'), -2).nextChargeAmount).toBe(550)
  })

  it.each([-1, 0.9])('charges nothing for %d seats', (seats) => {
    expect(seatsCharge(seats, at('2026-11-21'))).toMatchObject({ amount: 0, nextChargeAmount: 0 })
    expect(seatsQuote(seats, { seatPrice: 6 }, at('2026-11-21'))).toMatchObject({ amount: 0, nextChargeAmount: 0 })
  })
})

describe('every day of a year', () => {
  const monthDays = (year: number) => [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  it.each([2026, 2027, 2028])('%i: the exact cents for 1, 3 and 12 seats', (year) => {
    let count = 0
    monthDays(year).forEach((days, index) => {
      for (let day = 1; day <= days; day += 1) {
        count += 1
        const iso = `${year}-${String(index + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        const left = days - day + 1
        for (const seats of [1, 3, 12]) {
          const charge = seatsCharge(seats, at(iso))
          expect(charge.remainingDays, iso).toBe(left)
          expect(charge.daysInMonth, iso).toBe(days)
          // Half up, in integers: the exact value is seats × 550 × left ÷ days.
          const exact = BigInt(seats * 550 * left * 2 + days) / BigInt(days * 2)
          expect(charge.amount, iso).toBe(Number(exact))
        }
      }
    })
    expect(count).toBe(year === 2028 ? 366 : 365)
  })

  it('never exceeds the full price, and never gets cheaper the earlier one buys', () => {
    const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 500 }), (date, seats) => {
        const now = seatsCharge(seats, date.getTime())
        expect(now.amount).toBeGreaterThan(0)
        expect(now.amount).toBeLessThanOrEqual(seats * 550)
        expect(now.remainingDays).toBeGreaterThanOrEqual(1)
        const tomorrow = seatsCharge(seats, date.getTime() + 86_400_000)
        if (tomorrow.nextChargeAt === now.nextChargeAt) expect(tomorrow.amount).toBeLessThanOrEqual(now.amount)
      }),
    )
  })
})

describe('the price before anything is sent', () => {
  it('is the sentence of the specification', () => {
    const charge = seatsCharge(3, at('2026-11-22'))
    expect(seatsPriceText(3, charge)).toBe('3 × S$5.50 × 9/30 = S$4.95 today, then S$16.50 on 01/12/2026')
    expect(seatsPriceText(1, seatsCharge(1, at('2028-02-29')))).toBe(
      '1 × S$5.50 × 1/29 = S$0.19 today, then S$5.50 on 01/03/2028',
    )
    for (const day of ['2027-01-01', '2027-01-01T00:00:00Z', '2026-12-31T16:00:00Z', '2027-01-01T00:00:00+08:00'])
      expect(chargeDay(day)).toBe('01/01/2027')
  })

  it.each([
    [1, 0, '1 seat'],
    [2, 0, '2 seats'],
    [1, 5, '1 extra seat'],
    [3, 1, '3 extra seats'],
  ])('%i with %i paid already is "%s"', (seats, paid, text) => expect(extraSeatsText(seats, paid)).toBe(text))

  it('uses the server’s price and days, and its clock for what it leaves out', () => {
    expect(seatsQuote(3, { remainingDays: 0 }, '2026-11-22T04:00:00Z')).toMatchObject({ remainingDays: 1, amount: 55 })
    const figures = { seatPrice: 6, remainingDays: 10, daysInMonth: 30, nextChargeAt: '2026-12-01' }
    // A device in another month makes no difference.
    expect(seatsQuote(2, figures, at('2030-05-05'))).toEqual({
      amount: 400,
      seatPrice: 600,
      remainingDays: 10,
      daysInMonth: 30,
      nextChargeAt: '2026-12-01',
      nextChargeAmount: 1200,
    })
    expect(seatsQuote(3, { daysInMonth: 0 }, at('2026-11-22'))).toEqual(seatsCharge(3, at('2026-11-22')))
  })

  it.each([2026, 2028])('%i: the quote from the server’s figures is the charge of that day, to the cent', (year) => {
    const start = Date.UTC(year, 0, 1, 4)
    for (let day = 0; day < (year === 2028 ? 366 : 365); day += 1) {
      // The last second of the day in Singapore, and the first.
      const [last, first] = [start + day * 86_400_000 + 43_199_000, start + day * 86_400_000 - 43_200_000]
      for (const now of [first, last]) {
        const { remainingDays, daysInMonth, nextChargeAt } = seatsCharge(1, now)
        const server = { seatPrice: 5.5, remainingDays, daysInMonth, nextChargeAt }
        for (const seats of [1, 2, 7, 19]) expect(seatsQuote(seats, server, 0)).toEqual(seatsCharge(seats, now))
      }
    }
  })

  it('takes no price below zero and no month without days for what the server says', () => {
    const now = at('2026-11-21')
    expect(seatsQuote(2, { seatPrice: -1, daysInMonth: 0 }, now)).toEqual(seatsQuote(2, {}, now))
    expect(seatsQuote(2, { seatPrice: 0 }, now).amount).toBe(0)
  })

  it.each([
    [3, 0, 3],
    [3, 2, 1],
    [2, 5, 0],
    [2, -1, 2],
  ])('%i new members with %i vacant seats buy %i', (members, vacant, bought) =>
    expect(seatsToBuy(members, vacant)).toBe(bought),
  )
})

it('knows the paid seats from either figure', () => {
  expect(paidSeats({ seats: 0, count: 5 })).toBe(0)
  expect(paidSeats({ count: 5 })).toBe(5)
})

describe('periods', () => {
  it('adds months, clamped to the last day of the month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2026-11-21', 3)).toBe('2027-02-21')
    expect(addMonths('2026-12-31', 12)).toBe('2027-12-31')
  })
  it('counts days and calculates the first of the next month', () => {
    expect(daysBetween(at('2026-11-21'), at('2026-12-01'))).toBe(10)
    expect(daysBetween(at('2026-12-01'), at('2026-11-21'))).toBe(-10)
    expect(daysBetween('soon', at('2026-11-21'))).toBeUndefined()
    expect(daysBetween(at('2026-11-21'), '')).toBeUndefined()
    expect(firstOfNextMonth(at('2026-12-31'))).toBe('2027-01-01')
  })
})
