import type { Cart, Shape } from '@/contract/types'

/** A user's saved cart. */
export type CartRow = { userId: string; cart: Cart }

/** Rates with SGD as the base currency. */
export type RatesRow = { date: string; rates: Record<string, number> }

export type KycRow = Shape<'Kyc'> & {
  userId: string
  /** When the current link was created (ISO); the review proceeds from there. Null in rows with a fixed status. */
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
  createdAt: string
}

export type StateRow = { scope: string; key: string; value: unknown; userId: string | null; updatedAt: string }

/** A checkout that waits for authentication by the bank (3-D Secure). */
export type OrderSessionRow = {
  sessionId: string
  userId: string
  orderId: string
  state: 'waiting' | 'confirmed' | 'used'
  createdAt: string
}
