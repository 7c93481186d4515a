import { describe, expect, it } from 'vitest'
import { connectionsApi } from '@/api/account/connections'
import { teamsApi } from '@/api/account/teams'
import { intent } from '@/api/client/callNotes'
import { clock } from '@mocks/settings/clock'
import { resetDb } from '@mocks/db/db'
import { addTeamUnits, cancelTeamSubscription } from '@mocks/db/teams/teamUnits'
import type { Persona } from '@mocks/personas'
import { callingAs } from '@tests/calling'
import { watch } from '@tests/watch'

const teams = teamsApi.endpoints
const connections = connectionsApi.endpoints
const acme = 'team-acme'

/** The status of an error, or `ok`. */
const outcome = async (made: PromiseLike<{ error?: unknown }>) => {
  const { error } = await made
  return error === undefined ? 'ok' : (error as { status: unknown }).status
}

describe('access by role: owner, administrator, finance, member, non-member', () => {
  const everybody: Persona[] = ['owner', 'team-admin', 'finance', 'team-member', 'premium']
  const { call } = callingAs('visitor')
  const seat = { name: 'New', email: 'new@acme.example', role: 'TEAM_MEMBER' as const }
  const calls = {
    'getTeam ok ok ok ok 403': () => call(teams.getTeam.initiate({ id: acme })),
    'listTeamConnections ok ok ok ok 403': () => call(connections.listTeamConnections.initiate({ id: acme })),
    'countTeamSeats ok ok ok ok 403': () => call(connections.countTeamSeats.initiate({ id: acme })),
    'getTeamSubscriptionStats ok ok ok ok 403': () => call(teams.getTeamSubscriptionStats.initiate({ id: acme })),
    'listTeamSubscriptions ok ok ok 403 403': () => call(teams.listTeamSubscriptions.initiate({ id: acme })),
    'getTeamVacantSeats ok ok 403 403 403': () => call(teams.getTeamVacantSeats.initiate({ id: acme })),
    'listAssigned ok ok 403 403 403': () => call(teams.listAssignedTeamDoSubscriptions.initiate({ id: acme })),
    'listUnassigned ok ok 403 403 403': () => call(teams.listUnassignedTeamDoSubscriptions.initiate({ id: acme })),
    'updateTeamInvoiceEmail ok ok 403 403 403': () =>
      call(teams.updateTeamInvoiceEmail.initiate({ id: acme, body: { altInvoiceEmail: null } })),
    'saveTeamOptions ok ok 403 403 403': () =>
      call(teams.saveTeamOptions.initiate({ id: acme, body: { options: {} }, [intent]: 'settings' })),
    'saveConnection ok 409 403 403 403': () =>
      call(connections.saveConnection.initiate({ body: { member: { ...seat, teamId: acme } } })),
    'removeTeamSeat ok ok 403 403 403': () => call(teams.removeTeamSeat.initiate({ id: acme })),
    'addTeamSeats ok ok 403 403 403': () =>
      call(teams.addTeamSeats.initiate({ id: acme, body: { members: [], membersCount: 1 } })),
    'deleteConnection ok 409 403 403 403': () =>
      call(connections.deleteConnection.initiate({ teamId: acme, memberId: 'con-acme-20', [intent]: 'removal' })),
    'an unknown team 404 404 404 404 404': () => call(teams.getTeam.initiate({ id: 'team-none' })),
  }

  it.each(Object.entries(calls))('%s', async (title, made) => {
    const expected = title.split(' ').slice(-5)
    const found: string[] = []
    for (const persona of everybody) {
      const { call: as } = callingAs(persona)
      expect(as).toBeDefined()
      found.push(String(await outcome(made())))
      call(teamsApi.util.resetApiState())
    }
    expect(found).toEqual(expected)
  })

  it('hides amounts and invoice addresses from members', async () => {
    const member = callingAs('team-member').call
    expect(await member(teams.getTeam.initiate({ id: acme })).unwrap()).not.toHaveProperty('altInvoiceEmail')
    const stats = await member(teams.getTeamSubscriptionStats.initiate({ id: acme })).unwrap()
    expect(stats).not.toHaveProperty('monthlySpend')
    expect(stats.active).toBeGreaterThan(0)
    const finance = callingAs('finance').call
    const team = await finance(teams.getTeam.initiate({ id: acme })).unwrap()
    expect(team.altInvoiceEmail).toBe('invoices@acme-studio.example')
  })
})

describe('invitations', () => {
  it('of other users cannot be accepted; rejecting one frees its seat', async () => {
    const { call } = callingAs('member')
    expect(await outcome(call(connections.acceptInvitation.initiate({ id: 'con-premium-1' })))).toBe(403)
    const { call: owner } = callingAs('owner')
    const vacant = async () =>
      (await owner(connections.countTeamSeats.initiate({ id: acme }, { forceRefetch: true })).unwrap()).vacant
    expect(await vacant()).toBe(4)
    callingAs('member')
    await call(connections.rejectInvitation.initiate({ id: 'con-acme-member' }))
    callingAs('owner')
    expect(await vacant()).toBe(5)
  })
})

describe('members', () => {
  it('can be invited to vacant seats only, and only once', async () => {
    const { call } = callingAs('team-admin')
    const save = (email: string) =>
      call(
        connections.saveConnection.initiate({
          body: { member: { teamId: acme, name: 'X', email, role: 'TEAM_MEMBER' } },
        }),
      )
    expect(await outcome(save('OWNER@doers.test'))).toBe(409)
    expect(await outcome(save('ng@ng.example'))).toBe(409)
    for (const index of [1, 2, 3, 4]) expect(await outcome(save(`x${index}@new.example`))).toBe('ok')
    expect(await outcome(save('x5@new.example'))).toBe(402)
    watch.allowContractBreach()
    const wrong = await save('x5@new')
    expect(wrong.error).toMatchObject({ status: 422, fields: { email: 'Please enter a valid email' } })
  })
})

describe('solutions', () => {
  it('are vacant after a purchase, in an existing subscription or a new one', async () => {
    const { call } = callingAs('owner')
    const rows = async () =>
      (await call(teams.listTeamSubscriptions.initiate({ id: acme }, { forceRefetch: true })).unwrap())
        .filter(({ solutionUid }) => solutionUid === 'payroll')
        .map(({ quantity, assigned, vacant, status }) => ({ quantity, assigned, vacant, status }))
    const bought = {
      teamId: acme,
      solutionUid: 'payroll',
      title: 'Payroll',
      price: 9,
      interval: 'month',
      quantity: 2,
    } as const
    expect(await rows()).toEqual([{ quantity: 4, assigned: 2, vacant: 2, status: 'ACTIVE' }])
    addTeamUnits({ ...bought, subscriptionId: 'tsub-acme-payroll' })
    expect(await rows()).toEqual([{ quantity: 6, assigned: 2, vacant: 4, status: 'ACTIVE' }])
    const own = addTeamUnits(bought)
    expect(await rows()).toHaveLength(2)
    cancelTeamSubscription(own.stripeSubscriptionId!)
    expect((await rows()).map(({ status }) => status).sort()).toEqual(['ACTIVE', 'CANCELLED'])
    clock.move(32 * 86_400_000)
    callingAs('owner')
    expect((await rows()).map(({ status }) => status).sort()).toEqual(['ACTIVE', 'ENDED'])
  })

  it('have totals that add up by month and by solution', async () => {
    clock.stop('2026-11-21T04:00:00Z')
    resetDb()
    const { call } = callingAs('finance')
    const [stats, rows] = await Promise.all([
      call(teams.getTeamSubscriptionStats.initiate({ id: acme })).unwrap(),
      call(teams.listTeamSubscriptions.initiate({ id: acme })).unwrap(),
    ])
    const [seats, ...bought] = rows
    expect(seats).toMatchObject({ kind: 'SEATS', quantity: 57, assigned: 53, vacant: 4, price: 5.5, amount: 313.5 })
    expect(stats.byMonth).toHaveLength(12)
    expect(stats.byMonth?.at(-1)).toMatchObject({ month: '2026-11', seats: 57 })
    expect(stats.active).toBe(bought.reduce((sum, { assigned = 0 }) => sum + assigned, 0))
    expect(stats.vacant).toBe(bought.reduce((sum, { vacant = 0 }) => sum + vacant, 0))
    const spent = stats.bySolution?.reduce((sum, { monthlySpend = 0 }) => sum + monthlySpend, 0) ?? 0
    expect(stats.monthlySpend).toBeCloseTo(313.5 + spent, 2)
    expect(stats.nextChargeAt).toBe('2026-12-01')
    // Payroll is also charged on the first: 57 x 5.50 + 4 x 9.
    expect(stats.nextChargeAmount).toBe(349.5)
  })
})
