import { describe, expect, it } from 'vitest'
import { connectionsApi } from '@/api/account/connections'
import { teamsApi } from '@/api/account/teams'
import { invoicesApi } from '@/api/commerce/invoices'
import { ordersApi } from '@/api/commerce/orders'
import { redemptionsApi } from '@/api/commerce/redemptions'
import { stripeApi } from '@/api/commerce/stripe'
import { intent } from '@/api/client/callNotes'
import type { Persona } from '@mocks/personas'
import { callingAs } from '@tests/calling'

const teams = teamsApi.endpoints
const connections = connectionsApi.endpoints
const invoices = invoicesApi.endpoints
const stripe = stripeApi.endpoints
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
    'listTeamOrders ok ok ok 403 403': () => call(ordersApi.endpoints.listTeamOrders.initiate({ id: acme })),
    'listTeamInvoices ok ok ok 403 403': () => call(invoices.listTeamInvoices.initiate({ id: acme })),
    'listTeamPaymentMethods ok ok 403 403 403': () => call(stripe.listTeamPaymentMethods.initiate({ id: acme })),
    'listTeamStripeCards ok ok 403 403 403': () => call(stripe.listTeamStripeCards.initiate({ id: acme })),
    'canRemoveTeamPaymentMethod ok ok 403 403 403': () =>
      call(stripe.canRemoveTeamPaymentMethod.initiate({ id: acme })),
    'another’s invoices 403 403 403 403 403': () => call(invoices.listUserInvoices.initiate({ userId: 'u-india' })),
    'another’s redemptions 403 403 403 403 403': () =>
      call(redemptionsApi.endpoints.listMyRedemptions.initiate({ userId: 'u-india' })),
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

it('invitations of other users cannot be accepted; rejecting one frees its seat', async () => {
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
