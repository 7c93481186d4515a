import type { Cart, Shape } from '@/contract/types'

/** A user's saved cart. */
export type CartRow = { userId: string; cart: Cart }

/** Rates of base SGD. */
export type RatesRow = { date: string; rates: Record<string, number> }

export type KycRow = Shape<'Kyc'> & {
  userId: string
  /** When the present link was made (ISO); the review goes on by itself from there. Null in rows that stand still. */
  linkMadeAt: string | null
}

export type PointsEntryRow = Omit<Shape<'PointsEntry'>, 'balanceAfter'> & {
  userId: string
  type: string
  status: 'pending' | 'confirmed'
  description: string
  createdAt: string
}

export type ActivityRow = Omit<Shape<'Activity'>, 'userName' | 'profileImage'> & {
  teamId: string
  userId: string | null
}

export type StateRow = { scope: string; key: string; value: unknown; userId: string | null; updatedAt: string }

/** A checkout that the bank asks about (3-D Secure). */
export type OrderSessionRow = {
  sessionId: string
  userId: string
  orderId: string
  state: 'waiting' | 'confirmed' | 'used'
  createdAt: string
}
