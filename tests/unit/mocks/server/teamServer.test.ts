import { describe, expect, it } from 'vitest'
import { connectionsApi } from '@/api/account/connections'
import { solutionsApi } from '@/api/commerce/solutions'
import { teamsApi } from '@/api/account/teams'
import { intent } from '@/api/client/callNotes'
import { clock } from '@mocks/settings/clock'
import { db, resetDb } from '@mocks/db/db'
import { addTeamUnits, cancelTeamSubscription } from '@mocks/db/teams/teamUnits'
import type { Persona } from '@mocks/personas'
import { callingAs, toasts } from '@tests/calling'
import { watch } from '@tests/watch'

const teams = teamsApi.endpoints
const connections = connectionsApi.endpoints
const solutions = solutionsApi.endpoints
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
  it('are counted, marked as seen, accepted once, and add the team to the user', async () => {
    const { call } = callingAs('member')
    const count = (unseenInvitation?: boolean) =>
      call(
        connections.countMyInvitations.initiate(unseenInvitation ? { unseenInvitation } : {}, { forceRefetch: true }),
      ).unwrap()
    expect(await count(true)).toEqual({ count: 2 })
    await call(connections.markInvitationsSeen.initiate())
    expect([await count(true), await count()]).toEqual([{ count: 0 }, { count: 2 }])

    const before = await call(connections.listMyInvitations.initiate()).unwrap()
    expect(before.map(({ status }) => status)).toEqual(['PENDING', 'PENDING', 'REJECTED', 'REMOVED'])
    const accepted = await call(connections.acceptInvitation.initiate({ id: 'con-acme-member' })).unwrap()
    expect(accepted).toMatchObject({ connectionType: 'TEAM_MEMBER', status: 'ACCEPTED', membersCount: 50 })
    expect(await outcome(call(connections.acceptInvitation.initiate({ id: 'con-acme-member' })))).toBe(409)
    expect(toasts()).toEqual([
      'success: You have joined Acme Studio Pte Ltd',
      'error: Invitation could not be accepted: You have answered this invitation already',
    ])
    const mine = await call(connections.listMyTeams.initiate()).unwrap()
    expect(mine.map(({ team }) => team.teamId)).toEqual([acme])
    expect(db.mails[0]).toMatchObject({
      to: 'owner@doers.test',
      subject: 'Mei Ling Lim has joined Acme Studio Pte Ltd',
    })
  })

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

  it('are found by an account that gets the invited address later', async () => {
    const user = db.users.find(({ userId }) => userId === 'u-member')!
    user.email = 'Marisol@Fuente.example'
    const { call } = callingAs('member')
    const invitations = await call(connections.listMyInvitations.initiate()).unwrap()
    expect(invitations.map(({ id }) => id)).toContain('con-acme-p2')
    await call(connections.acceptInvitation.initiate({ id: 'con-acme-p2' }))
    const detail = await call(connections.getMyMemberDetail.initiate({ id: acme })).unwrap()
    expect(detail).toMatchObject({ connectionType: 'TEAM_FINANCE', targetName: 'Mei Ling Lim' })
  })
})

describe('members', () => {
  it('are listed by name, fifty at a time', async () => {
    const { call } = callingAs('team-member')
    const page = (query: { allMembers?: boolean; offset?: number }) =>
      call(connections.listActiveTeamConnections.initiate({ id: acme, ...query })).unwrap()
    const all = await page({ allMembers: true })
    expect([all.connections.length, all.total]).toEqual([50, 54])
    expect((await page({ allMembers: true, offset: 50 })).connections).toHaveLength(4)
    expect((await page({})).total).toBe(49)
    const names = all.connections.map(({ targetName }) => targetName)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
  })

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

  it('lose their solutions and get a notice when they are removed', async () => {
    const { call } = callingAs('owner')
    const held = await call(
      connections.listConnectionActiveDoSubscriptions.initiate({ id: 'con-team-member' }),
    ).unwrap()
    expect(held).toHaveLength(3)
    await call(
      connections.deleteConnection.initiate({ teamId: acme, memberId: 'con-team-member', [intent]: 'removal' }),
    )
    expect(toasts()).toEqual(['success: Member removed'])
    expect(
      db.doSubscriptions.filter(({ assigneeId, status }) => assigneeId === 'con-team-member' && status === 'ACTIVE'),
    ).toEqual([])
    expect(
      await outcome(
        call(connections.deleteConnection.initiate({ teamId: acme, memberId: 'con-owner', [intent]: 'removal' })),
      ),
    ).toBe(409)

    const { call: gone } = callingAs('team-member')
    const [notice, ...more] = await gone(connections.getMyRemovalStatus.initiate()).unwrap()
    expect(more).toEqual([])
    expect(notice).toMatchObject({
      companyName: 'Acme Studio Pte Ltd',
      removedByName: 'Arjun Krishnan',
      removalSeen: false,
    })
    expect(notice?.lostSolutions?.toSorted()).toEqual(held.map(({ title }) => title).sort())
    expect(await outcome(gone(connections.getMyMemberDetail.initiate({ id: acme })))).toBe(403)
    await gone(connections.markRemovalSeen.initiate({ id: notice!.id }))
    expect(await gone(connections.getMyRemovalStatus.initiate(undefined, { forceRefetch: true })).unwrap()).toEqual([])
    expect(await gone(connections.getRemovedAccount.initiate({ teamId: acme })).unwrap()).toMatchObject({
      removalSeen: true,
    })
  })

  it('get no removal notice for a withdrawn invitation', async () => {
    const { call } = callingAs('finance')
    expect(await call(connections.getMyRemovalStatus.initiate()).unwrap()).toEqual([])
    const invitations = await call(connections.listMyInvitations.initiate()).unwrap()
    expect(invitations.map(({ status, answeredAt }) => [status, answeredAt])).toContainEqual(['REMOVED', null])
  })
})

describe('solutions', () => {
  it('can be assigned to a member, and removed with a notice', async () => {
    const { call } = callingAs('owner')
    const vacant = () =>
      call(teams.listUnassignedTeamDoSubscriptions.initiate({ id: acme }, { forceRefetch: true })).unwrap()
    const before = await vacant()
    const unit = before.find(({ title }) => title === 'Payroll')!
    const assign = (solutionId: string, assigneeId: string) =>
      outcome(call(teams.assignTeamSolution.initiate({ id: acme, body: { solutionId, assigneeId } })))
    expect(await assign(unit.id, 'con-acme-p1')).toBe(422)
    expect(await assign(unit.id, 'con-finance')).toBe(409)
    expect(await assign(unit.id, 'con-team-member')).toBe('ok')
    expect(await assign(unit.id, 'con-acme-3')).toBe(409)
    expect(await vacant()).toHaveLength(before.length - 1)

    await call(solutions.removeDoSubscription.initiate({ id: unit.id, body: { removalReason: 'Try-out is over' } }))
    expect(toasts().at(-1)).toBe('success: Payroll removed from João da Silva')
    expect(await outcome(call(solutions.removeDoSubscription.initiate({ id: unit.id, body: {} })))).toBe(409)
    expect(await vacant()).toHaveLength(before.length)

    const { call: member } = callingAs('team-member')
    const unseen = () =>
      member(solutions.listMyUnseenRemovedDoSubscriptions.initiate(undefined, { forceRefetch: true })).unwrap()
    const notices = await unseen()
    expect(notices.map(({ title }) => title)).toEqual(['Payroll', 'Payroll', 'Co-working membership'])
    expect(notices[0]).toMatchObject({ id: unit.id, removalReason: 'Try-out is over', removedByName: 'Arjun Krishnan' })
    for (const { id } of notices) await member(solutions.markDoSubscriptionStatusSeen.initiate({ id }))
    expect(await unseen()).toEqual([])
    const former = await member(solutions.listMyFormerTeamDoSubscriptions.initiate({ id: acme })).unwrap()
    expect(former.map(({ status }) => status).sort()).toEqual(['ENDED', 'REMOVED', 'REMOVED', 'REMOVED', 'REMOVED'])
    expect(await member(solutions.listMyActiveTeamDoSubscriptions.initiate({ id: acme })).unwrap()).toHaveLength(3)
  })

  it('end with their subscription after its last day', async () => {
    const { call } = callingAs('team-admin')
    const states = async () =>
      (await call(teams.listTeamSubscriptions.initiate({ id: acme }, { forceRefetch: true })).unwrap())
        .filter(({ title }) => title === 'Web hosting')
        .map(({ status, assigned }) => `${status} ${assigned}`)
    expect(await states()).toEqual(['CANCELLED 1'])
    clock.move(20 * 86_400_000)
    callingAs('team-admin')
    expect(await states()).toEqual(['ENDED 0'])
  })

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
