import type { Shape } from '@/contract/types'
import { toCents } from '@/lib/money/money'
import { db } from '../db'

type StripeSubscription = Shape<'StripeSubscription'>

const seconds = (iso = '') => Math.floor(Date.parse(iso) / 1000)
const words = { ACTIVE: 'active', PAST_DUE: 'past_due', CANCELLED: 'active', ENDED: 'canceled' } as const

/** A subscription in Stripe's format. A cancelled one stays active until its term ends. */
export function toStripe(one: Shape<'Subscription'>, plan = planFor(one)): StripeSubscription {
  const { userId, userName, userEmail, teamId = null } = one
  const customer = db.stripeCustomers.find(({ ownerId }) => ownerId === (teamId ?? userId))
  return {
    id: one.stripeSubscriptionId ?? one.subscriptionId,
    status: words[one.status],
    created: seconds(one.createdAt ?? one.currentPeriodEnd),
    current_period_start: seconds(one.currentPeriodStart ?? one.currentPeriodEnd),
    current_period_end: seconds(one.currentPeriodEnd),
    cancel_at_period_end: one.status === 'CANCELLED',
    canceled_at: one.cancelledAt ? seconds(one.cancelledAt) : null,
    ended_at: one.endedAt ? seconds(one.endedAt) : null,
    customer: customer?.id ?? `cus_${teamId ?? userId ?? ''}`,
    default_payment_method: one.paymentMethod?.id ?? null,
    ...(plan ? { plan } : {}),
    quantity: one.quantity ?? 1,
    noticePeriodCharge: typeof one.noticePeriodCharge === 'number' ? toCents(one.noticePeriodCharge) : null,
    subscriptionId: one.subscriptionId,
    ...(userId === undefined ? {} : { userId }),
    ...(userName === undefined ? {} : { userName }),
    ...(userEmail === undefined ? {} : { userEmail }),
    teamId,
    teamName: one.teamName ?? null,
  }
}

const planFor = ({ plan, uid, interval, title, variation }: Shape<'Subscription'>) =>
  db.stripePlans.find(({ id }) => id === `plan_${plan ?? ''}`) ??
  db.stripePlans.find(
    ({ product, nickname }) => product === `prod_${uid ?? ''}` && nickname === `${title}, ${variation ?? ''}`,
  ) ??
  db.stripePlans.find((one) => one.product === `prod_${uid ?? ''}` && one.interval === interval)
