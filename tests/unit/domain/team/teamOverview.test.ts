import { describe, expect, it, test } from 'vitest'
import { invitationStateOf } from '@/domain/team/members'
import { takenSeats } from '@/domain/team/seatCount'
import { setupSteps } from '@/domain/team/setup'
import { seatChart, spendChart } from '@/domain/team/teamCharts'
import { companyOf, teamDraft } from '@/domain/team/teamDraft'
import { adminsOf, possibleAdmins } from '@/domain/team/admins'
import type { Shape } from '@/contract/types'

test('the sentences of the charts say what they show', () => {
  expect(seatChart({ count: 5, seats: 5, accepted: 3, pending: 1, vacant: 1 })).toMatchObject({
    series: [{ values: [3, 1, 1] }],
    summary: '4 of 5 seats are used, 1 vacant.',
  })
  expect(seatChart({ count: 1, seats: 1, accepted: 1, vacant: 0 }).summary).toBe('1 of 1 seat is used, 0 vacant.')
  expect(seatChart({ count: 0 }).summary).toBe('The team has no seats yet.')
  expect(spendChart([{ month: '2026-01', amount: 11 }, { month: '2026-02', amount: 5.5 }])).toMatchObject({
    labels: ['Jan 2026', 'Feb 2026'],
    series: [{ name: 'Spend', values: [1100, 550] }],
    total: 1650,
    summary: 'S$16.50 over 2 months, including S$5.50 in Feb 2026.',
  }) // prettier-ignore
  expect(spendChart([]).summary).toBe('No spending yet.')
  expect(spendChart([{ month: 'this month', amount: 1 }]).labels).toEqual(['this month'])
})

test('the set-up list is complete once every step is done', () => {
  const bare = {
    team: { companyLocation: '', website: '', profileImage: null },
    seats: { accepted: 0, pending: 0 },
    cards: [],
    stats: { total: 0 },
  }
  expect(setupSteps(bare).map(({ isDone }) => isDone)).toEqual([false, false, false, false, false])
  const whole = {
    team: { companyLocation: 'Singapore', website: 'https://a.example', profileImage: 'x' },
    seats: { accepted: 0, pending: 1 },
    cards: [{}],
    stats: { total: 2, active: 1 },
  }
  expect(setupSteps(whole).every(({ isDone }) => isDone)).toBe(true)
})

test('a team is saved as a whole, without the step of the registration (R-TEAM-05)', () => {
  const team = { teamId: 't', companyName: 'Acme', website: 'https://a.example', profileImage: 'x', ownerName: 'Mei' }
  expect(companyOf(team)).toEqual({
    companyName: 'Acme',
    companyLocation: '',
    website: 'https://a.example',
    companyBrn: '',
  })
  expect(teamDraft(team, { companyName: 'New' })).toEqual({
    teamId: 't',
    companyName: 'New',
    website: 'https://a.example',
    profileImage: 'x',
    ownerName: 'Mei',
  })
  expect(teamDraft(team, { profileImage: null }).profileImage).toBeNull()
})

const member = (id: string, connectionType: Shape<'TeamRole'>, status: Shape<'ConnectionStatus'> = 'ACCEPTED') => ({
  id, teamId: 't', targetName: id, email: `${id}@a.example`, connectionType, status,
}) // prettier-ignore

test('administrators are the owner first, and those who have joined can become one (R-TEAM-13)', () => {
  const all = [
    member('zoe', 'TEAM_ADMIN'),
    member('ann', 'TEAM_ADMIN', 'PENDING'),
    member('bob', 'TEAM_OWNER'),
    member('gone', 'TEAM_ADMIN', 'REMOVED'),
    member('fin', 'TEAM_FINANCE'),
    member('new', 'TEAM_MEMBER', 'PENDING'),
  ]
  expect(adminsOf(all).map(({ id }) => id)).toEqual(['bob', 'ann', 'zoe'])
  expect(possibleAdmins(all).map(({ id }) => id)).toEqual(['fin'])
})

describe('a seat count without some of its fields', () => {
  it.each<[Shape<'TeamSeatCount'>, number | undefined, string, string[]]>([
    [{ count: 5 }, undefined, '5 seats.', []],
    [{ count: 5, vacant: 2 }, 3, '3 of 5 seats are used, 2 vacant.', ['Used', 'Vacant']],
    [{ count: 5, accepted: 3 }, undefined, '5 seats.', []],
    [{ count: 5, pending: 1, vacant: 1 }, 4, '4 of 5 seats are used, 1 vacant.', ['Used', 'Vacant']],
    [{ count: 5, accepted: 3, pending: 1 }, 4, '4 of 5 seats are used.', []],
  ])('%o', (count, taken, summary, labels) => {
    expect(takenSeats(count)).toBe(taken)
    expect(seatChart(count)).toMatchObject({ summary, labels })
  })

  it('leaves out of the set-up list what isn’t known to be open', () => {
    const known = setupSteps({ team: {}, seats: {}, cards: [], stats: { total: 2 } }).map(({ key }) => key)
    expect(known).toEqual(['card', 'buy'])
  })
})

test('no administrator disappears by a word for their role or status that is unknown', () => {
  const odd = member('zoe', 'TEAM_OWNER', 'SOMETHING_NEW' as 'ACCEPTED')
  expect(invitationStateOf(odd)).toBeUndefined()
  expect(adminsOf([odd, { ...odd, connectionType: 'SOMETHING_NEW' as 'TEAM_ADMIN' }])).toHaveLength(2)
  expect(invitationStateOf({ status: 'REMOVED' })).toBe('removed')
  expect(invitationStateOf({ status: 'REMOVED', acceptedAt: null })).toBe('withdrawn')
})
