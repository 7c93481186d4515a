import type { Shape } from '@/contract/types'

type Day = string

/** A team as stored by the server. */
export type TeamRow = {
  teamId: string
  companyName: string
  companyBrn: string | null
  companyLocation: string
  website: string
  ownerUserId: string
  ownerName: string
  ownerEmail: string
  profileImage: string | null
  step: number
  status: 'INACTIVE' | 'ACTIVE' | 'CLOSED'
  altInvoiceEmail: string | null
  stripeCustomerId: string | null
  options: Shape<'TeamOptions'>
  /** Paid seats after each change, with the charge of that day (SGD cents, prorated; 0 if seats were given back). */
  seatChanges: { day: Day; seats: number; cents: number }[]
  createdAt: string
  activatedAt: string | null
  updatedAt: string
}

/** A member of a team or an invitation to it. Name and email are the account's once there is one. */
export type ConnectionRow = {
  id: string
  teamId: string
  userId: string | null
  /** As entered in the seat form; the account's own if null. */
  name: string | null
  email: string | null
  connectionType: Shape<'TeamRole'>
  status: Shape<'ConnectionStatus'>
  invitationSeen: boolean
  removalSeen: boolean
  invitedAt: string
  invitedById: string | null
  lastInvitationSentAt: string | null
  acceptedAt: string | null
  rejectedAt: string | null
  removedAt: string | null
  removedById: string | null
  lostSolutions: string[]
}

/** A team's subscription to one solution and variation, with all its units. */
export type TeamSubscriptionRow = {
  subscriptionId: string
  teamId: string
  solutionUid: string
  title: string
  variation: string | null
  variationUid: string | null
  image: string | null
  /** SGD per unit and interval. */
  price: number
  interval: Shape<'DoSubscriptionInterval'>
  /** Purchases: how many units on which day. */
  lots: { day: Day; quantity: number }[]
  startDate: Day
  /** The last day of one that was cancelled or has a term. */
  endDate: Day | null
  pastDue: boolean
  orderId: string | null
  stripeSubscriptionId: string | null
}

/** One unit of a subscription. */
export type DoSubscriptionRow = {
  id: string
  subscriptionId: string
  status: Shape<'DoSubscriptionStatus'>
  /** The connection that it is, or was last, assigned to. */
  assigneeId: string | null
  assignedAt: string | null
  startDate: Day
  endDate: Day | null
  statusSeen: boolean
  removalReason: string | null
  removedAt: string | null
  removedById: string | null
}

/** Tags in the mailing system, by address. */
export type EmailTagsRow = { email: string; tags: string[] }
