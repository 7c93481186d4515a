import type { Shape } from '@/contract/types'

/** A partner with its full key; lists show only its last characters. */
export type PartnerRow = Required<Shape<'Partner'>>

export type PartnerDiscountCodeRow = Required<Shape<'PartnerDiscountCode'>>

/** A member's subscription at the workspace partner, identified by phone number. */
export type PartnerSubscriptionRow = {
  workbuddyPhoneNumber: string
  plan: string
  status: 'active' | 'cancelled'
  effectiveAt: string | null
  userId: string
}

export type LogRow = Required<Shape<'LogEntry'>>

export type TrackingEventRow = Required<Shape<'TrackingEvent'>>
