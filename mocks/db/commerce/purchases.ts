import { isPremium, planOfVariation } from '@/domain/membership/premium'
import { toCents } from '@/lib/money/money'
import { solutionOf } from '../../files/catalogue'
import { clock } from '../../settings/clock'
import type { OrderRow } from './commerceTables'
import { db, freshId } from '../db'
import { addTeamUnits } from '../teams/teamUnits'

type Item = OrderRow['items'][number]

/** Starts the recurring charges of a paid order: a team's units, or the buyer's own subscriptions. */
export function startSubscriptions(order: OrderRow, subscriptionIdReference: string | null): void {
  for (const item of order.items) {
    if (order.teamId && !isPremium({ uid: item.uid ?? '' }))
      giveTeam(order.teamId, order, item, subscriptionIdReference)
    else startPersonal(order, item)
  }
}

function startPersonal(order: OrderRow, item: Item): void {
  const variation = solutionOf(item.uid)?.variations.find(({ uid }) => uid === item.variationUid)
  if (!variation || variation.interval === 'once') return
  const plan = planOfVariation(item.variationUid)
  // A new plan replaces the current membership, even one whose renewal was not paid (R-CART-02).
  if (plan)
    for (const row of db.subscriptions)
      if (row.userId === order.userId && row.plan && row.status !== 'ENDED')
        Object.assign(row, { status: 'ENDED', endedAt: clock.iso(), cancelledAt: row.cancelledAt ?? clock.iso() })
  const intervalCount = variation.intervalCount ?? 1
  const months = (variation.interval === 'year' ? 12 : 1) * intervalCount
  const end = new Date(clock.now())
  end.setUTCMonth(end.getUTCMonth() + months)
  const id = freshId('s')
  const quantity = item.quantity ?? 1
  db.subscriptions.push({
    subscriptionId: id,
    stripeSubscriptionId: `sub_${id}`,
    status: 'ACTIVE',
    userId: order.userId,
    orderId: order.orderId,
    ...(plan ? { plan: plan.id } : {}),
    createdAt: clock.iso(),
    currentPeriodStart: clock.iso(),
    currentPeriodEnd: end.toISOString(),
    cancelledAt: null,
    endedAt: null,
    interval: variation.interval,
    intervalCount,
    cents: toCents(item.price) * quantity,
    noticePeriodDays: months === 1 ? 30 : null,
    paymentMethodId:
      db.paymentMethods.find(({ ownerId, isDefault }) => ownerId === order.userId && isDefault)?.id ?? null,
    failureMessage: null,
    items: [
      {
        subscriptionItemId: `${id}-1`,
        uid: item.uid ?? '',
        title: item.title,
        variation: item.variation ?? '',
        variationUid: item.variationUid ?? '',
        quantity,
        price: item.price ?? 0,
      },
    ],
  })
}

/** Adds one vacant unit per piece to the team: to the given subscription, or to a new one. */
function giveTeam(teamId: string, order: OrderRow, item: Item, reference: string | null): void {
  const solution = solutionOf(item.uid)
  const variation = solution?.variations.find(({ uid }) => uid === item.variationUid)
  const named = db.teamSubscriptions.some(
    (row) => row.subscriptionId === reference && row.variationUid === item.variationUid,
  )
  addTeamUnits({
    ...(named && reference && { subscriptionId: reference }),
    teamId,
    quantity: item.quantity ?? 1,
    solutionUid: item.uid ?? '',
    title: item.title,
    variation: item.variation ?? null,
    variationUid: item.variationUid ?? null,
    image: solution?.image ?? null,
    price: item.price ?? 0,
    interval:
      variation?.interval === 'month' && variation.intervalCount === 3 ? 'quarter' : (variation?.interval ?? 'once'),
    orderId: order.orderId,
  })
}
