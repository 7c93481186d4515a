/**
 * Tests begin at this time, wherever and whenever they run, and time goes on from there: so none fails only at the end
 * of a month or around midnight. `TEST_DATE=2027-01-31T15:50:00Z` finds those that depend on the day.
 */
const begin = process.env.TEST_DATE ?? '2026-11-26T04:00:00Z'

const { now } = Date
const ahead = Date.parse(begin) - now()
Date.now = () => now() + ahead
globalThis.Date = new Proxy(Date, {
  construct: (RealDate, given, target) =>
    Reflect.construct(RealDate, given.length > 0 ? given : [RealDate.now()], target) as Date,
})
