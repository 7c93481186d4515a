import type { Shape } from '@/contract/types'

/** A partner with its key in full; lists show the ending only. */
export type PartnerRow = Required<Shape<'Partner'>>

export type PartnerDiscountCodeRow = Required<Shape<'PartnerDiscountCode'>>

/** A member's subscription at the work-space partner, known by the phone number. */
export type PartnerSubscriptionRow = {
  workbuddyPhoneNumber: string
  plan: string
  status: 'active' | 'cancelled'
  effectiveAt: string | null
  userId: string
}

export type LogRow = Required<Shape<'LogEntry'>>

export type TrackingEventRow = Required<Shape<'TrackingEvent'>>
