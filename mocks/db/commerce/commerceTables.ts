import type { Shape } from '@/contract/types'
import type { Cents } from '@/lib/money/money'

/** An order; the names of buyer and team are looked up on read. */
export type OrderRow = Shape<'Order'> & {
  userId: string
  teamId: string | null
  calculated: Shape<'CartCalculated'>
  /** The amount charged to the card, or that would have been charged. */
  charged: Cents
}

/** An invoice; the names of buyer and team are looked up on read. */
export type InvoiceRow = Shape<'Invoice'> & {
  userId: string
  teamId: string | null
  status: NonNullable<Shape<'Invoice'>['status']>
}

export type SubscriptionLine = Required<
  Pick<
    Shape<'SubscriptionItem'>,
    'subscriptionItemId' | 'uid' | 'title' | 'variation' | 'variationUid' | 'quantity' | 'price'
  >
>

/** A personal subscription; those of teams are in `teamSubscriptions`. */
export type SubscriptionRow = {
  subscriptionId: string
  stripeSubscriptionId: string
  status: Shape<'Subscription'>['status']
  userId: string
  orderId: string | null
  /** The plan of a membership. */
  plan?: Shape<'Subscription'>['plan'] & string
  createdAt: string
  currentPeriodStart: string
  currentPeriodEnd: string
  cancelledAt: string | null
  endedAt: string | null
  interval: 'month' | 'year'
  intervalCount: number
  /** The regular charge of a period. */
  cents: Cents
  /** The next charge, if a discount lowers it. */
  nextCents?: Cents
  noticePeriodDays: number | null
  paymentMethodId: string | null
  failureMessage: string | null
  items: SubscriptionLine[]
}

export type SubscriptionEventRow = Shape<'SubscriptionEvent'> & { userId: string; subscriptionId: string }

/** A card of a user or a team. */
export type PaymentMethodRow = Omit<Shape<'PaymentMethod'>, 'subscriptionsCount'> & {
  /** Id of the user or the team. */
  ownerId: string
  created: number
  isDefault: boolean
  /** The bank declines charges to it. */
  declines?: true
}

export type StripeCustomerRow = Shape<'StripeCustomer'> & { ownerId: string; type: 'user' | 'team' }

export type DiscountCodeRow = Required<Shape<'DiscountCode'>>

/** A redemption with full account numbers; members see only the last digits. */
export type RedemptionRow = Shape<'Redemption'> & { userId: string; points: number }

export type ReferralTransactionRow = Required<Shape<'ReferralTransaction'>>
