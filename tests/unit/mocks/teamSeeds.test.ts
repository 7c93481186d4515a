import { describe, expect, it } from 'vitest'
import { countries } from '@/domain/account/countries'
import { validateCompany } from '@/domain/team/teamValidation'
import { isAbout, personOf } from '@mocks/db/teams/connections'
import { clock } from '@mocks/clock'
import { db, resetDb } from '@mocks/db/db'
import { findUser } from '@mocks/db/find'
import { statsOf } from '@mocks/db/teams/teamStats'
import { seatUse, today } from '@mocks/db/teams/teams'
import { chargeDays, subscriptionsOf } from '@mocks/db/teams/teamUnits'
import { seedTeams } from '@mocks/db/seeds/teams'

const acme = () => db.connections.filter(({ teamId }) => teamId === 'team-acme')
const has = (status: string) => acme().filter((row) => row.status === status).length

describe('team-acme', () => {
  it('has one persona per role, many other members, invitations and vacant seats', () => {
    const role = (userId: string) => acme().find((row) => row.userId === userId)?.connectionType
    expect(['u-owner', 'u-team-admin', 'u-finance', 'u-team-member'].map(role)).toEqual([
      'TEAM_OWNER',
      'TEAM_ADMIN',
      'TEAM_FINANCE',
      'TEAM_MEMBER',
    ])
    expect(has('ACCEPTED')).toBe(49)
    expect(has('PENDING')).toBe(5)
    expect(seatUse(db.teams[0]!)).toEqual({ seats: 57, accepted: 48, pending: 5, vacant: 4 })
  })

  it('has about twenty assigned solutions, vacant ones, and some that have ended', () => {
    const own = new Set(
      db.teamSubscriptions.filter(({ teamId }) => teamId === 'team-acme').map((row) => row.subscriptionId),
    )
    const count = (status: string) =>
      db.doSubscriptions.filter((unit) => own.has(unit.subscriptionId) && unit.status === status).length
    expect(count('ACTIVE')).toBeGreaterThanOrEqual(20)
    expect(count('VACANT')).toBeGreaterThanOrEqual(5)
    expect(count('ENDED')).toBe(3)
    expect(count('REMOVED')).toBe(4)
  })
})

describe('all teams', () => {
  it('have a seat for every member and invitation, and no address twice', () => {
    expect(db.teams.length).toBeGreaterThanOrEqual(33)
    for (const team of db.teams) {
      const { seats, accepted, pending } = seatUse(team)
      expect(seats, team.teamId).toBeGreaterThanOrEqual(accepted + pending)
      const taken = db.connections
        .filter(({ teamId, status }) => teamId === team.teamId && (status === 'ACCEPTED' || status === 'PENDING'))
        .map((row) => personOf(row).email.toLowerCase())
      expect(new Set(taken).size, team.teamId).toBe(taken.length)
      expect(
        taken.every((email) => email.includes('@')),
        team.teamId,
      ).toBe(true)
    }
  })

  it('pass the validation of the company form, and have existing owners', () => {
    const names = countries().map(({ name }) => name)
    for (const team of db.teams) {
      expect(validateCompany({ ...team, companyBrn: '' }, names), team.companyName).toEqual({})
      expect(findUser(team.ownerUserId)?.email).toBe(team.ownerEmail)
      const owners = db.connections.filter(
        ({ teamId, connectionType }) => teamId === team.teamId && connectionType === 'TEAM_OWNER',
      )
      expect(owners.map(({ userId }) => userId)).toEqual([team.ownerUserId])
    }
  })

  it('refer to existing rows, with unique ids', () => {
    const ids = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id))
    expect(ids(db.connections).size).toBe(db.connections.length)
    expect(ids(db.doSubscriptions).size).toBe(db.doSubscriptions.length)
    const subscriptions = new Map(db.teamSubscriptions.map((row) => [row.subscriptionId, row]))
    expect(subscriptions.size).toBe(db.teamSubscriptions.length)
    for (const unit of db.doSubscriptions) {
      const team = subscriptions.get(unit.subscriptionId)?.teamId
      expect(team, unit.id).toBeDefined()
      const assignee = db.connections.find(({ id }) => id === unit.assigneeId)
      if (unit.assigneeId) expect(assignee?.teamId, unit.id).toBe(team)
      if (unit.status === 'ACTIVE') expect(assignee?.status, unit.id).toBe('ACCEPTED')
    }
    for (const { userId } of db.connections) if (userId) expect(findUser(userId)).toBeDefined()
  })

  it('are the same on every machine', () => {
    expect(JSON.stringify(seedTeams(db.users)).replace(/T\d\d:\d\d:\d\d\.\d{3}Z/g, '')).toBe(
      JSON.stringify(seedTeams(db.users)).replace(/T\d\d:\d\d:\d\d\.\d{3}Z/g, ''),
    )
  })
})

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

it('seeds two unseen invitations of u-member, one of u-premium, and an unfinished registration of u-india', () => {
  const unseen = (userId: string) => {
    const user = findUser(userId)!
    return db.connections.filter((row) => isAbout(row, user) && row.status === 'PENDING' && !row.invitationSeen).length
  }
  expect([unseen('u-member'), unseen('u-premium'), unseen('u-owner')]).toEqual([2, 1, 0])
  const draft = db.teams.find(({ ownerUserId, status }) => ownerUserId === 'u-india' && status === 'INACTIVE')!
  expect(draft.step).toBe(1)
  expect(
    db.connections.filter(({ teamId, connectionType }) => teamId === draft.teamId && connectionType !== 'TEAM_OWNER'),
  ).toHaveLength(2)
})

it('tells in the timeline only what a role may do: finance staff and members have joined, on their day', () => {
  const acme = db.activities.filter(({ teamId }) => teamId === 'team-acme')
  for (const userId of ['u-finance', 'u-team-member']) {
    const own = acme.filter((row) => row.userId === userId)
    const mine = db.connections.find((row) => row.teamId === 'team-acme' && row.userId === userId)
    expect(own.map(({ message, createdAt }) => [message, createdAt])).toEqual([['joined the team', mine?.acceptedAt]])
  }
  const times = acme.map(({ createdAt }) => createdAt)
  expect(times).toEqual([...times].sort().reverse())
})
