import { expect, it } from 'vitest'
import { clock } from '@mocks/settings/clock'
import { db, resetDb } from '@mocks/db/db'
import { statsOf } from '@mocks/db/teams/teamStats'
import { today } from '@mocks/db/teams/teams'
import { chargeDays, subscriptionsOf } from '@mocks/db/teams/teamUnits'

it.each(['2026-12-31T15:59:00Z', '2026-12-31T16:01:00Z', '2028-02-29T04:00:00Z', '2027-03-31T23:00:00Z'])(
  'figures are consistent on %s',
  (at) => {
    clock.stop(at)
    resetDb()
    for (const team of db.teams) {
      const { byMonth = [], monthlySpend = 0, yearToDateSpend = 0, nextChargeAt } = statsOf(team, true)
      expect(byMonth.every(({ amount, seats = 0, solutions = 0 }) => amount >= 0 && seats >= 0 && solutions >= 0)).toBe(
        true,
      )
      expect(byMonth.map(({ month }) => month)).toEqual(byMonth.map(({ month }) => month).sort())
      expect(Math.min(monthlySpend, yearToDateSpend)).toBeGreaterThanOrEqual(0)
      if (nextChargeAt) expect(nextChargeAt > today(), team.teamId).toBe(true)
      for (const row of subscriptionsOf(team.teamId)) {
        const days = chargeDays(row, today())
        expect(days[0], row.subscriptionId).toBe(row.startDate)
        expect(days).toEqual([...days].sort())
      }
      for (const { day, cents } of team.seatChanges) expect(day <= today() && cents >= 0, team.teamId).toBe(true)
      expect(team.seatChanges.map(({ day }) => day)).toEqual(team.seatChanges.map(({ day }) => day).sort())
    }
  },
)
