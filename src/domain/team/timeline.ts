import type { ArgsOf, AnswerOf } from '@/contract/route'
import type { operations } from '@/contract/schema'
import type { Shape } from '@/contract/types'
import { countOf } from '@/lib/money/counts'
import { listed } from '@/lib/text/listed'
import { planTitle } from '../billing/planTitle'
import { roleName, roleOf, type SaidRole } from '../access/teamAccess'
import { timelineCalls, type TimelineCallId } from './timelineCalls'

export type TimelineEntry = Shape<'ActivityInput'>

type Id = TimelineCallId

/** A successful call: its operation id, response and arguments. */
export type TimelineCall = {
  [One in Id]: { id: One; answer: AnswerOf<operations[One]>; sent: ArgsOf<operations[One]> }
}[Id]

/** Whether a call leaves entries; its response and arguments are as the contract says, which the client has checked. */
export const isTimelineCall = (call: { id: string; answer: unknown; sent: unknown }): call is TimelineCall =>
  timelineCalls.some((id) => id === call.id)

/** What the calls don't say: names by id, the team whose registration is incomplete, why a member was deleted. */
export type TimelineContext = {
  connectionName: (id: string) => string | undefined
  /** The team that an invitation is from. */
  invitingTeam: (id: string) => string | undefined
  /** Members are collected there before anybody is invited. */
  registering: string | null
  intent: string | undefined
}

/**
 * The timeline entry of a successful team call (R-LIFE-11). `message` continues a sentence that begins with the user's
 * name, as in the server's own entries.
 * @returns undefined if there is nothing to record: nothing has happened yet, or it belongs to a registration
 */
export function timelineEntry(call: TimelineCall, context: TimelineContext): TimelineEntry | undefined {
  switch (call.id) {
    case 'saveTeam':
      if (call.sent.body.team.step !== undefined) return undefined
      return companyEntry(
        call.answer?.teamId ?? call.sent.body.team.teamId ?? '',
        'changed the company information',
        'Company information',
      )
    case 'updateTeamInvoiceEmail':
      return companyEntry(call.sent.id, 'changed the invoice email', 'Invoice email')
    case 'updateTeamInvoiceAddress':
      return companyEntry(call.sent.id, 'changed the invoice address', 'Invoice address')
    case 'addTeamStripeCard':
      return cardEntry(call.sent.id, 'added')
    case 'saveStripeCustomer': {
      const { type, id } = call.sent.body
      return type === 'team' && id !== context.registering ? cardEntry(id, 'added') : undefined
    }
    case 'replaceTeamPaymentMethod':
      return cardEntry(call.sent.teamId, 'replaced')
    case 'removeTeamPaymentMethod':
      return cardEntry(call.sent.teamId, 'removed')
    case 'assignTeamSolution':
    case 'removeDoSubscription':
    case 'cancelStripeSubscription':
    case 'checkoutTeamCart':
    case 'useOrderSession':
      return solutionEntry(call)
    default:
      return memberEntry(call, context)
  }
}

/** What was paid or saved, although no answer said so: it was found in the server's records. */
export type Found =
  | { kind: 'seats'; teamId: string; seats: number; invited: readonly string[] }
  | { kind: 'card'; teamId: string; act: 'added' | 'replaced' }
  | { kind: 'order'; order: Shape<'Order'> }
  | ({ kind: 'member' } & MemberChange)
  | ({ kind: 'solution' } & SolutionChange)
  | { kind: 'seatRemoved'; teamId: string }
  | { kind: 'cancelled'; teamId: string; title: string }

/** The timeline entry of something found in the server's records; undefined if there is nothing to record. */
export function foundEntry(found: Found): TimelineEntry | undefined {
  switch (found.kind) {
    case 'seats':
      return seatsEntry(found.teamId, found.seats, found.invited)
    case 'card':
      return cardEntry(found.teamId, found.act)
    case 'order':
      return purchaseEntry(found.order)
    case 'member':
      return memberChange(found)
    case 'solution':
      return solutionChange(found)
    case 'seatRemoved':
      return seatRemoved(found.teamId)
    case 'cancelled':
      return cancellation(found.teamId, found.title)
  }
}

type MemberChange = { teamId: string; memberId: string; name: string } & (
  { act: 'invited' | 'removed' | 'withdrawn' } | { act: 'updated'; role: SaidRole | undefined }
)

function memberChange(change: MemberChange): TimelineEntry {
  const { teamId, memberId, name } = change
  const target = { targetType: 'member' as const, targetId: memberId, targetName: name }
  switch (change.act) {
    case 'invited':
      return { teamId, type: 'MEMBER_INVITED', message: `invited ${name}`, ...target }
    case 'removed':
      return { teamId, type: 'MEMBER_REMOVED', message: `removed ${name}`, ...target }
    case 'withdrawn':
      return { teamId, type: 'INVITATION_WITHDRAWN', message: `withdrew the invitation of ${name}`, ...target }
    case 'updated':
      return { teamId, type: 'MEMBER_UPDATED', message: `updated ${name}: ${roleName(change.role)}`, ...target }
  }
}

type SolutionChange = { teamId: string; unitId: string; title: string; who: string; act: 'assigned' | 'removed' }

function solutionChange({ teamId, unitId, title, who, act }: SolutionChange): TimelineEntry {
  const target = { targetType: 'solution' as const, targetId: unitId, targetName: title }
  return act === 'assigned'
    ? { teamId, type: 'SOLUTION_ASSIGNED', message: `assigned ${title} to ${who}`, ...target }
    : { teamId, type: 'SOLUTION_REMOVED', message: `removed ${title} from ${who}`, ...target }
}

const seatRemoved = (teamId: string): TimelineEntry => ({
  teamId,
  type: 'SEAT_REMOVED',
  message: 'removed a seat',
  targetType: 'team',
})

const cancellation = (teamId: string, title: string): TimelineEntry => ({
  teamId,
  type: 'SUBSCRIPTION_CANCELLED',
  message: `cancelled ${title}`,
  targetType: 'solution',
  targetName: title,
})

const cardEntry = (teamId: string, act: 'added' | 'replaced' | 'removed') =>
  companyEntry(teamId, `${act} a card`, 'Payment method')

const companyEntry = (teamId: string, message: string, targetName: string): TimelineEntry => ({
  teamId,
  type: 'COMPANY_UPDATED',
  message,
  targetType: 'team',
  targetId: teamId,
  targetName,
})

type SolutionId =
  'assignTeamSolution' | 'removeDoSubscription' | 'cancelStripeSubscription' | 'checkoutTeamCart' | 'useOrderSession'

function solutionEntry(call: Extract<TimelineCall, { id: SolutionId }>): TimelineEntry | undefined {
  if (call.id === 'checkoutTeamCart') return purchaseEntry(call.answer.order)
  if (call.id === 'useOrderSession') return purchaseEntry(call.answer)
  if (call.id === 'cancelStripeSubscription') {
    const { teamId, plan } = call.answer
    return teamId ? cancellation(teamId, plan?.nickname ?? 'a subscription') : undefined
  }
  const { teamId = '', id: unitId, assigneeName } = call.answer
  const change = { unitId, title: planTitle(call.answer), who: assigneeName ?? 'a member' }
  return call.id === 'assignTeamSolution'
    ? solutionChange({ ...change, teamId: call.sent.id, act: 'assigned' })
    : solutionChange({ ...change, teamId, act: 'removed' })
}

const paid: readonly Shape<'Order'>['status'][] = ['COMPLETE', 'PENDING_ACTIVATION']

/** Only what has been paid for: an order that waits for the bank is recorded once it is confirmed. */
function purchaseEntry(order: Shape<'Order'> | undefined): TimelineEntry | undefined {
  if (!order?.teamId || !paid.includes(order.status)) return undefined
  const { teamId, orderId, items } = order
  const targetName = listed(items.map(({ title }) => title))
  return {
    teamId,
    type: 'PURCHASE',
    message: `bought ${targetName}`,
    targetType: 'order',
    targetId: orderId,
    targetName,
  }
}

type MemberId = 'addTeamSeats' | 'removeTeamSeat' | 'saveConnection' | 'deleteConnection' | 'acceptInvitation'

function memberEntry(
  call: Extract<TimelineCall, { id: MemberId }>,
  { connectionName, invitingTeam, registering, intent }: TimelineContext,
): TimelineEntry | undefined {
  switch (call.id) {
    case 'addTeamSeats':
      return chargeEntry(call)
    case 'removeTeamSeat':
      return seatRemoved(call.sent.id)
    case 'acceptInvitation': {
      const teamId = call.answer?.team.teamId ?? invitingTeam(call.sent.id)
      if (teamId === undefined) return undefined
      return { teamId, type: 'MEMBER_JOINED', message: 'joined the team', targetType: 'team' }
    }
    case 'deleteConnection': {
      const { teamId, memberId } = call.sent
      if (intent === 'registration' || teamId === registering) return undefined
      const name = connectionName(memberId) ?? 'a member'
      return memberChange({ teamId, memberId, name, act: intent === 'removal' ? 'removed' : 'withdrawn' })
    }
    case 'saveConnection': {
      const { member: sent } = call.sent.body
      const { id: memberId = sent.id, targetName: name = sent.name } = call.answer ?? {}
      const role = (call.answer && roleOf(call.answer)) || sent.role
      const teamId = call.answer?.teamId ?? sent.teamId
      if (!memberId || !teamId || teamId === registering) return undefined
      const member = { teamId, memberId, name }
      return sent.id ? memberChange({ ...member, act: 'updated', role }) : memberChange({ ...member, act: 'invited' })
    }
  }
}

function chargeEntry({ answer, sent }: Extract<TimelineCall, { id: 'addTeamSeats' }>): TimelineEntry | undefined {
  const { seats, members = [], requires_action: asks, errorMessage } = answer
  // A charge that the bank must confirm is recorded by the payment, once it has been.
  if (asks || errorMessage) return undefined
  return seatsEntry(
    sent.id,
    seats,
    members.map(({ targetName }) => targetName),
  )
}

function seatsEntry(teamId: string, seats: number, names: readonly string[]): TimelineEntry | undefined {
  if (seats === 0 && names.length === 0) return undefined
  const invited = names.length > 0 ? `invited ${listed(names)}` : ''
  const added = seats > 0 ? `added ${countOf(seats, 'seat')}` : ''
  return {
    teamId,
    type: seats > 0 ? 'SEATS_ADDED' : 'MEMBER_INVITED',
    message: [added, invited].filter(Boolean).join(' and '),
    targetType: 'team',
  }
}
