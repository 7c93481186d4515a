import type { OperationId } from '@/contract/route'

/** The calls that leave an entry in a team's timeline: a list of its own, since it is part of every first page. */
export const timelineCalls = [
  'saveTeam',
  'addTeamSeats',
  'removeTeamSeat',
  'saveConnection',
  'deleteConnection',
  'acceptInvitation',
  'assignTeamSolution',
  'removeDoSubscription',
  'checkoutTeamCart',
  'useOrderSession',
  'cancelStripeSubscription',
  'updateTeamInvoiceEmail',
  'updateTeamInvoiceAddress',
  'addTeamStripeCard',
  'saveStripeCustomer',
  'replaceTeamPaymentMethod',
  'removeTeamPaymentMethod',
] as const satisfies readonly OperationId[]

export type TimelineCallId = (typeof timelineCalls)[number]
