import { expect, test } from 'vitest'
import type { Shape } from '@/contract/types'
import { isTimelineCall, timelineEntry, type TimelineCall, type TimelineContext } from '@/domain/team/timeline'

const context: TimelineContext = {
  connectionName: (id) => (id === 'con-1' ? 'Mei Tan' : undefined),
  invitingTeam: (id) => (id === 'con-1' ? 't-1' : undefined),
  registering: null,
  intent: undefined,
}
const said = (call: TimelineCall, more: Partial<TimelineContext> = {}) => timelineEntry(call, { ...context, ...more })

const team = { teamId: 't-1', companyName: 'Acme' }
const draft = { companyName: 'Acme', companyLocation: 'Singapore', website: 'https://acme.example' }
const member: Shape<'TeamConnection'> = {
  id: 'con-1',
  teamId: 't-1',
  targetName: 'Mei Tan',
  email: 'mei@acme.example',
  connectionType: 'TEAM_FINANCE',
  status: 'PENDING',
}
const seat = { name: 'Mei Tan', email: 'mei@acme.example', role: 'TEAM_FINANCE' } as const
const unit: Shape<'DoSubscription'> = {
  id: 'dos-1',
  teamId: 't-1',
  solutionUid: 'payroll',
  title: 'Payroll',
  variation: 'Monthly',
  status: 'ACTIVE',
  assigneeName: 'Mei Tan',
}
const order: Shape<'Order'> = {
  orderId: 'o-1',
  teamId: 't-1',
  createdAt: '2026-01-01T00:00:00Z',
  status: 'COMPLETE',
  items: [
    { itemId: 'i-1', title: 'Payroll', status: 'ACTIVE' },
    { itemId: 'i-2', title: 'E-signature', status: 'ACTIVE' },
  ],
}
const subscription = { id: 'sub-1', status: 'active' as const, current_period_end: 0 }

const customer = { id: 'cus-1' }
const cardSent = (type: 'team' | 'user') => ({
  customerId: 'new',
  body: { stripe_customer_id: null, email: 'a@acme.example', token: 't', type, id: 't-1', saveCard: true },
})

test.each<[TimelineCall, string, string]>([
  [{ id: 'saveTeam', answer: team, sent: { body: { team: draft } } }, 'COMPANY_UPDATED', 'changed the company information'],
  [{ id: 'updateTeamInvoiceEmail', answer: team, sent: { id: 't-1', body: { altInvoiceEmail: null } } }, 'COMPANY_UPDATED', 'changed the invoice email'],
  [{ id: 'assignTeamSolution', answer: unit, sent: { id: 't-1', body: { solutionId: 'dos-1', assigneeId: 'con-1' } } }, 'SOLUTION_ASSIGNED', 'assigned Payroll (monthly) to Mei Tan'],
  [{ id: 'removeDoSubscription', answer: { ...unit, status: 'REMOVED' }, sent: { id: 'dos-1', body: {} } }, 'SOLUTION_REMOVED', 'removed Payroll (monthly) from Mei Tan'],
  [{ id: 'useOrderSession', answer: order, sent: { body: { sessionId: 's' } } }, 'PURCHASE', 'bought Payroll and E-signature'],
  [{ id: 'cancelStripeSubscription', answer: { ...subscription, teamId: 't-1' }, sent: { id: 'sub-1', body: { chargeNoticePeriod: false } } }, 'SUBSCRIPTION_CANCELLED', 'cancelled a subscription'],
  [{ id: 'saveConnection', answer: member, sent: { body: { member: seat } } }, 'MEMBER_INVITED', 'invited Mei Tan'],
  [{ id: 'saveConnection', answer: member, sent: { body: { member: { ...seat, id: 'con-1' } } } }, 'MEMBER_UPDATED', 'updated Mei Tan: Finance staff'],
  [{ id: 'removeTeamSeat', answer: { count: 3 }, sent: { id: 't-1' } }, 'SEAT_REMOVED', 'removed a seat'],
  [{ id: 'acceptInvitation', answer: { team, connectionType: 'TEAM_MEMBER' }, sent: { id: 'con-1' } }, 'MEMBER_JOINED', 'joined the team'],
  [{ id: 'acceptInvitation', answer: null, sent: { id: 'con-1' } }, 'MEMBER_JOINED', 'joined the team'],
  [{ id: 'addTeamSeats', answer: { amount: 11, seats: 2, members: [member] }, sent: { id: 't-1', body: { members: [], membersCount: 2 } } }, 'SEATS_ADDED', 'added 2 seats and invited Mei Tan'],
  [{ id: 'addTeamSeats', answer: { amount: 0, seats: 0, members: [member] }, sent: { id: 't-1', body: { members: [], membersCount: 0 } } }, 'MEMBER_INVITED', 'invited Mei Tan'],
  [{ id: 'saveStripeCustomer', answer: customer, sent: cardSent('team') }, 'COMPANY_UPDATED', 'added a card'],
  [{ id: 'replaceTeamPaymentMethod', answer: { id: 'pm', card: { brand: 'visa', last4: '4242', exp_month: 1, exp_year: 2030 } }, sent: { teamId: 't-1', id: 'pm', body: { token: 't' } } }, 'COMPANY_UPDATED', 'replaced a card'],
])('%j is recorded as %s: %s', (call, type, message) => {
  expect(said(call)).toMatchObject({ teamId: 't-1', type, message })
}) // prettier-ignore

test('a removal and a withdrawn invitation name the person that the page showed', () => {
  const call: TimelineCall = {
    id: 'deleteConnection',
    answer: { ok: true },
    sent: { teamId: 't-1', memberId: 'con-1' },
  }
  expect(said(call, { intent: 'removal' })?.message).toBe('removed Mei Tan')
  expect(said(call, { intent: 'withdrawal' })?.message).toBe('withdrew the invitation of Mei Tan')
  expect(said({ ...call, sent: { teamId: 't-1', memberId: 'con-9' } }, { intent: 'removal' })?.message).toBe(
    'removed a member',
  )
})

test('nothing is recorded of a registration, before the bank has confirmed, or of a personal account', () => {
  const nothing: [TimelineCall, Partial<TimelineContext>?][] = [
    [{ id: 'saveTeam', answer: team, sent: { body: { team: { ...draft, step: 1 } } } }],
    [{ id: 'saveConnection', answer: member, sent: { body: { member: seat } } }, { registering: 't-1' }],
    [{ id: 'saveStripeCustomer', answer: customer, sent: cardSent('team') }, { registering: 't-1' }],
    [{ id: 'saveStripeCustomer', answer: customer, sent: cardSent('user') }],
    [
      { id: 'deleteConnection', answer: { ok: true }, sent: { teamId: 't-1', memberId: 'con-1' } },
      { intent: 'registration' },
    ],
    [{ id: 'checkoutTeamCart', answer: { order: { ...order, status: 'PENDING' } }, sent: cartSent }],
    [{ id: 'checkoutTeamCart', answer: { requires_action: true, client_secret: 's' }, sent: cartSent }],
    [{ id: 'acceptInvitation', answer: null, sent: { id: 'con-2' } }],
    [{ id: 'useOrderSession', answer: { ...order, teamId: null }, sent: { body: { sessionId: 's' } } }],
    [{ id: 'cancelStripeSubscription', answer: subscription, sent: { id: 's', body: { chargeNoticePeriod: false } } }],
    [
      {
        id: 'addTeamSeats',
        answer: { amount: 5, seats: 1, requires_action: true },
        sent: { id: 't-1', body: { members: [], membersCount: 1 } },
      },
    ],
  ]
  for (const [call, more] of nothing) expect(said(call, more), call.id).toBeUndefined()
  expect(isTimelineCall({ id: 'saveTeamOptions', answer: {}, sent: {} })).toBe(false)
})

const cartSent = {
  hkdRate: 5.8,
  body: {
    teamId: 't-1',
    discountCode: null,
    total: 1,
    stripeTokenId: null,
    subscriptionIdReference: null,
    solutionUidReference: null,
  },
}
