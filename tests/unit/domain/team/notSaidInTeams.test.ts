import { describe, expect, it } from 'vitest'
import type { Shape } from '@/contract/types'
import { invitationState, sortInvitations } from '@/domain/account/invitations'
import { roleName } from '@/domain/access/teamAccess'
import { refundOf, rsvpRefusal, spotsLeft } from '@/domain/events/rsvp'
import { lineTotal } from '@/domain/cart/lineSum'
import { waitingRedemptions } from '@/domain/referrals/redemptionQueue'
import { adminsOf } from '@/domain/team/admins'
import { cellOf, solutionColumns } from '@/domain/team/assignments'
import { invitationStateOf } from '@/domain/team/members'
import { takenSeats } from '@/domain/team/seatCount'
import { setupSteps } from '@/domain/team/setup'
import { seatChart } from '@/domain/team/teamCharts'
import { companyOf, teamDraft } from '@/domain/team/teamDraft'
import { teamToSend } from '@/domain/team/teamRegistration'

const unknown = 'SOMETHING_NEW'
const id = 'x'

describe('a count of seats that says less', () => {
  it.each<[Shape<'TeamSeatCount'>, number | undefined, string, string[]]>([
    [{ count: 5 }, undefined, '5 seats.', []],
    [{ count: 5, vacant: 2 }, 3, '3 of 5 seats are used, 2 vacant.', ['Used', 'Vacant']],
    [{ count: 5, accepted: 3 }, undefined, '5 seats.', []],
    [{ count: 5, pending: 1, vacant: 1 }, 4, '4 of 5 seats are used, 1 vacant.', ['Used', 'Vacant']],
    [{ count: 5, accepted: 3, pending: 1 }, 4, '4 of 5 seats are used.', []],
    [{ count: 0 }, undefined, 'The team has no seats yet.', []],
  ])('%o', (count, taken, summary, labels) => {
    expect(takenSeats(count)).toBe(taken)
    expect(seatChart(count)).toMatchObject({ summary, labels })
  })

  it('leaves out of the set-up list what isn’t known to be open', () => {
    const known = setupSteps({ team: {}, seats: {}, cards: [], stats: { total: 2 } }).map(({ key }) => key)
    expect(known).toEqual(['card', 'buy'])
  })
})

describe('units of a solution', () => {
  const canva = { subscriptionId: 's', kind: 'SOLUTION' as const, title: 'Canva', status: 'ACTIVE' as const }
  const unit = { id: 'u', solutionUid: 'canva', title: 'Canva', status: 'VACANT' as const }
  const other = { ...unit, id: 'v', solutionUid: 'kit', title: 'Kit' }
  const exact = { ...other, subscriptionId: 't' }
  type Units = Shape<'DoSubscription'>[]

  it.each<[string, object, Units, Units, number | undefined, number | undefined, string]>([
    ['nothing is said', {}, [], [], undefined, undefined, 'unknown'],
    ['only units of others are listed', {}, [other], [other], undefined, undefined, 'unknown'],
    ['only assigned ones are found, by name', {}, [unit], [other], 1, undefined, 'unknown'],
    ['one is vacant', {}, [], [unit], undefined, 1, 'free'],
    ['the server counts none', { assigned: 3, vacant: 0 }, [], [], 3, 0, 'none'],
    ['the server counts two, and lists none', { vacant: 2 }, [], [], undefined, 2, 'unknown'],
    ['units name their subscriptions, and none this one', {}, [exact], [exact], 0, 0, 'none'],
  ])('%s', (_name, said, assigned, vacant, used, left, state) => {
    const [column] = solutionColumns([{ ...canva, ...said }], assigned, vacant)
    expect(column).toMatchObject({ title: 'Canva' })
    expect([column?.assigned, column?.vacant]).toEqual([used, left])
    if (column) expect(cellOf({ id: 'm' }, column, assigned, []).state).toBe(state)
  })
})

it('takes two solutions whose ids are empty for no same one', () => {
  const canva = { subscriptionId: 's', kind: 'SOLUTION' as const, title: 'Canva', status: 'ACTIVE' as const }
  const kit = { id: 'v', solutionUid: '', title: 'Kit', assigneeId: 'm', status: 'ACTIVE' as const }
  const [column] = solutionColumns([canva], [kit], [{ ...kit, id: 'u', title: 'Canva', status: 'VACANT' }])
  expect(column && cellOf({ id: 'm' }, column, [kit], [])).toMatchObject({ state: 'free' })
})

describe('a word that is unknown', () => {
  it('of a member’s status makes no invitation, and no administrator disappear', () => {
    const member = {
      id,
      teamId: 't',
      targetName: 'Ada',
      email: 'ada@doers.test',
      connectionType: 'TEAM_OWNER' as const,
      status: unknown as 'ACCEPTED',
    }
    expect(invitationStateOf(member)).toBeUndefined()
    expect(adminsOf([member, { ...member, connectionType: unknown as 'TEAM_ADMIN' }])).toHaveLength(2)
    expect(invitationStateOf({ status: 'REMOVED' })).toBe('removed')
    expect(invitationStateOf({ status: 'REMOVED', acceptedAt: null })).toBe('withdrawn')
  })

  it('of an invitation’s status leaves it to be answered', () => {
    const one = {
      id,
      team: { teamId: 't', companyName: 'Acme' },
      connectionType: unknown as 'TEAM_ADMIN',
      status: unknown as 'PENDING',
    }
    expect(sortInvitations([one])).toEqual({ open: [one], answered: [] })
    expect([invitationState(one), roleName(one.connectionType)]).toEqual(['Something new', 'Something new'])
  })

  it('of a subscription’s kind is a solution, whose units are found by what they name', () => {
    const one = { subscriptionId: 's', kind: unknown as 'SEATS', title: 'Canva', status: 'ACTIVE' as const }
    const unit = { id: 'u', solutionUid: 'canva', title: 'Canva', status: 'VACANT' as const }
    expect(solutionColumns([one], [], [unit])).toMatchObject([{ title: 'Canva', vacant: 1, free: ['u'] }])
  })

  it('of a redemption’s status waits', () => {
    const one = { redemptionId: id, type: 'PayNow' as const, createdAt: '2026-01-01', status: unknown as 'PENDING' }
    expect(waitingRedemptions([one])).toHaveLength(1)
  })
})

describe('of an event', () => {
  const event: Shape<'Event'> = {
    eventId: id,
    title: 'Pitch',
    category: 'Talks',
    price: 45,
    startsAt: '2026-12-04T11:00:00Z',
  }
  const now = Date.parse('2026-12-01T00:00:00Z')
  const rsvp: Shape<'Rsvp'> = { rsvpId: id, eventId: id, status: 'GOING' }

  it('no spots are counted that the server didn’t send', () => {
    expect(spotsLeft(event)).toBeUndefined()
    expect(spotsLeft({ ...event, capacity: 30 })).toBeUndefined()
    expect(spotsLeft({ ...event, capacity: null })).toBeNull()
  })

  it('no refund is promised or ruled out without its facts', () => {
    expect(refundOf(rsvp, event, now)).toBeUndefined()
    expect(refundOf({ ...rsvp, paid: true, amount: 45 }, event, now)).toBeUndefined()
    expect(refundOf({ ...rsvp, paid: true }, { ...event, refundUntil: '2026-12-02T00:00:00Z' }, now)).toBeUndefined()
    expect(refundOf({ ...rsvp, paid: true, amount: 45 }, { ...event, refundUntil: null }, now)).toBe(0)
  })

  it('an RSVP of an unknown status is not offered again', () => {
    expect(rsvpRefusal(event, { ...rsvp, status: unknown as 'GOING' }, 5, now)).toBe('going')
  })
})

it('a line of the cart without amounts is not free', () => {
  expect([lineTotal({ uid: id }, true), lineTotal({ uid: id, total: 9 }, true)]).toEqual([undefined, 900])
})

describe('a saved team holds nothing that its answer left out', () => {
  const team = { teamId: 't', companyName: 'Acme' }
  const admin = { name: 'Mei', email: 'mei@acme.example' }
  const owner = { ownerName: admin.name, ownerEmail: admin.email }
  it.each([
    ['with another website', teamDraft(team, { website: 'acme.example' }), { website: 'https://acme.example' }],
    ['with a picture', teamDraft(team, { profileImage: 'x' }), { profileImage: 'x' }],
    ['with its members', teamToSend(companyOf(team), admin, { team, step: 2 }), { ...owner, step: 1 }],
    ['before it is paid', teamToSend(companyOf(team), admin, { team, step: 3, agreed: true }), { ...owner, step: 3 }],
  ])('%s', (_when, saved, changes) => expect(saved).toEqual({ ...team, ...changes }))
})
