import { beforeEach, describe, expect, it } from 'vitest'
import { connectionsApi } from '@/api/account/connections'
import { emailApi } from '@/api/community/email'
import { teamsApi } from '@/api/account/teams'
import { timeApi } from '@/api/system/time'
import { seatsPriceText, seatsQuote } from '@/domain/team/seatPrice'
import { toCents } from '@/lib/money/money'
import { clock } from '@mocks/settings/clock'
import { db, resetDb } from '@mocks/db/db'
import { required } from '@tests/required'
import { callingAs, toasts } from '@tests/calling'
import { watch } from '@tests/watch'

const teams = teamsApi.endpoints
const connections = connectionsApi.endpoints
const emails = emailApi.endpoints
const draft = { companyName: 'Aisyah Ceramics', companyLocation: 'Singapore', website: 'aisyah.example', step: 1 }
const seats = [
  { name: 'Ana', email: 'ana@aisyah.example', role: 'TEAM_ADMIN' as const },
  { name: 'Ben', email: 'ben@aisyah.example', role: 'TEAM_MEMBER' as const },
]

// 21 November: ten of thirty days left, today included.
beforeEach(() => {
  clock.stop('2026-11-21T04:00:00Z')
  resetDb()
})

/** A registration with two members, ready for payment. */
async function registered() {
  const { call } = callingAs('premium')
  const { teamId } = required(await call(teams.saveTeam.initiate({ body: { team: draft } })).unwrap())
  for (const seat of seats)
    await call(connections.saveConnection.initiate({ body: { member: { ...seat, teamId } } })).unwrap()
  const pay = () => call(teams.addTeamSeats.initiate({ id: teamId, body: { members: seats, membersCount: 2 } }))
  const team = async () => (await call(teams.getTeam.initiate({ id: teamId }, { forceRefetch: true })).unwrap()).status
  return { call, teamId, pay, team }
}

/** Saves a card for a team. */
const saveCard = (ownerId: string, id: string) =>
  db.paymentMethods.push({
    id,
    ownerId,
    type: 'card',
    card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2030 },
    created: 0,
    isDefault: true,
  })

describe('team registration', () => {
  it('is for premium members only', async () => {
    const { call } = callingAs('member')
    const { error } = await call(teams.saveTeam.initiate({ body: { team: draft } }))
    expect(error).toMatchObject({ status: 403, server: 'Premium membership required' })
    expect(toasts()).toEqual(['error: Team could not be created or updated: Premium membership required'])
  })

  it('stays inactive without a card and with a declined one', async () => {
    const { teamId, pay, team } = await registered()
    expect((await pay()).error).toMatchObject({ status: 402, code: 'no_card' })
    saveCard(teamId, 'pm_declined_insufficient_funds')
    expect((await pay()).error).toMatchObject({ status: 402, code: 'insufficient_funds' })
    expect(await team()).toBe('INACTIVE')
    expect(toasts()).toEqual(['error: Please add a card first', 'error: Your card has insufficient funds.'])
  })

  it('creates paid seats, an invoice and invitations, and activates the team', async () => {
    const { call, teamId, pay } = await registered()
    saveCard(teamId, 'pm_good')
    const charge = await pay().unwrap()
    // 2 x 5.50 x 10 / 30 = 3.67 today, 11.00 on 1 December.
    expect(charge).toMatchObject({
      amount: 3.67,
      seats: 2,
      totalSeats: 2,
      nextChargeAmount: 11,
      requires_action: false,
    })
    expect(charge.members?.map(({ email }) => email)).toEqual(seats.map(({ email }) => email))
    expect(toasts()).toEqual(['success: 2 seats added'])
    expect(db.invoices.at(-1)).toMatchObject({ invoiceId: charge.invoiceId, teamId, amount: 3.67, status: 'PAID' })

    const team = await call(teams.getTeam.initiate({ id: teamId }, { forceRefetch: true })).unwrap()
    expect(team).toMatchObject({ status: 'ACTIVE', step: 3, seats: 2, membersCount: 1 })
    expect(await call(connections.countTeamSeats.initiate({ id: teamId })).unwrap()).toMatchObject({
      pending: 2,
      vacant: 0,
    })
    await call(emails.sendTeamCreatedEmail.initiate({ body: { team } }))
    expect(
      db.mails
        .slice(0, 3)
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['ana@aisyah.example', 'ben@aisyah.example', 'premium@doers.test'])
    expect(await call(teams.getMyInactiveTeam.initiate(undefined, { forceRefetch: true })).unwrap()).toBeNull()
    const mine = await call(connections.listMyTeams.initiate()).unwrap()
    expect(mine.map(({ connectionType }) => connectionType)).toEqual(['TEAM_ADMIN', 'TEAM_OWNER'])
  })
})

describe('seats of an active team', () => {
  it('can be bought for members or left vacant, and given back one by one', async () => {
    const { call } = callingAs('owner')
    const buy = (membersCount: number, members = seats) =>
      call(teams.addTeamSeats.initiate({ id: 'team-acme', body: { members, membersCount } }))
    const charge = await buy(3).unwrap()
    // 3 x 5.50 x 10 / 30 = 5.50.
    expect(charge).toMatchObject({ amount: 5.5, totalSeats: 60, nextChargeAmount: 330 })
    expect((await buy(2)).error).toMatchObject({ status: 409, server: 'Email already in team' })
    const many = Array.from({ length: 7 }, (_, index) => ({ ...seats[1]!, email: `m${index}@many.example` }))
    expect((await buy(1, many)).error).toMatchObject({ status: 422, fields: { membersCount: expect.any(String) } })
    for (const left of [59, 58, 57, 56, 55])
      expect(await call(teams.removeTeamSeat.initiate({ id: 'team-acme' })).unwrap()).toMatchObject({ count: left })
    expect((await call(teams.removeTeamSeat.initiate({ id: 'team-acme' }))).error).toMatchObject({ status: 409 })
  })

  it('accept only the three roles of the form (R-VAL-12)', async () => {
    watch.allowContractBreach()
    const { call } = callingAs('owner')
    for (const text of ['TEAM_OWNER', 'BANANA']) {
      const role = text as 'TEAM_ADMIN'
      const member = { ...seats[0]!, role, teamId: 'team-acme' }
      const wrong = (field: string) => ({ status: 422, fields: { [field]: expect.any(String) as string } })
      expect((await call(connections.saveConnection.initiate({ body: { member } }))).error).toMatchObject(
        wrong('member.role'),
      )
      const body = { members: [member], membersCount: 1 }
      expect((await call(teams.addTeamSeats.initiate({ id: 'team-acme', body }))).error).toMatchObject(
        wrong('members.0.role'),
      )
    }
  })

  it('cannot be used to change the owner or former members', async () => {
    const { call } = callingAs('team-admin')
    const before = await call(connections.listTeamConnections.initiate({ id: 'team-acme' })).unwrap()
    const refused = {
      'con-owner': 'The owner of a team cannot be changed',
      'con-acme-ex1': 'This member has left the team',
      'con-acme-no2': 'This member has left the team',
    }
    for (const [id, server] of Object.entries(refused)) {
      const body = { members: [{ ...seats[1]!, id }], membersCount: 1 }
      const { error } = await call(teams.addTeamSeats.initiate({ id: 'team-acme', body }))
      expect(error).toMatchObject({ status: 409, server })
      const saved = await call(connections.saveConnection.initiate({ body: { member: { ...seats[1]!, id } } }))
      expect(saved.error).toMatchObject({ status: 409, server })
    }
    const after = call(connections.listTeamConnections.initiate({ id: 'team-acme' }, { forceRefetch: true }))
    expect(await after.unwrap()).toEqual(before)
  })

  it.each([
    ['2028-02-29T23:59:59+08:00', 57, '3 × S$5.50 × 1/29 = S$0.57 today, then S$16.50 on 01/03/2028'],
    ['2028-03-01T00:00:00+08:00', 1650, '3 × S$5.50 × 31/31 = S$16.50 today, then S$16.50 on 01/04/2028'],
  ])('cost at %s what was shown, by the clock of the server', async (moment, cents, shown) => {
    clock.stop(moment)
    resetDb()
    const { call } = callingAs('owner')
    const { time } = await call(timeApi.endpoints.getTime.initiate()).unwrap()
    const price = await call(teams.isTeamPaymentRequired.initiate({ id: 'team-acme' })).unwrap()
    const charge = await call(
      teams.addTeamSeats.initiate({ id: 'team-acme', body: { members: [], membersCount: 3 } }),
    ).unwrap()
    expect(seatsPriceText(3, seatsQuote(3, price, time))).toBe(shown)
    expect(toCents(charge.amount)).toBe(cents)
  })
})
