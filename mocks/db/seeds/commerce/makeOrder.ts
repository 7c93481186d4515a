import type { Solution, SolutionVariation } from '@/contract/content'
import type { CartItem, OrderItem, Shape } from '@/contract/types'
import { addMonths } from '@/domain/billing/periods'
import { planOfVariation, premiumUid } from '@/domain/membership/premium'
import { amountDue, paysPremium } from '@/domain/cart/pricing'
import { toCents } from '@/lib/money/money'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { catalogue, needsActivation } from '../../../files/catalogue'
import type { DiscountCodeRow, OrderRow } from '../../commerce/commerceTables'
import type { UserRow } from '../../tables'
import type { TeamSubscriptionRow } from '../../teams/teamTables'
import { whyRefused } from '../../commerce/discounts'
import { calculate } from '../../commerce/pricing'
import { seedRates } from '../cart/rates'

/** A purchase before pricing. */
export type Purchase = {
  /** Milliseconds. */
  at: number
  user: UserRow
  teamId?: string
  items: CartItem[]
  code?: DiscountCodeRow | undefined
  status?: OrderRow['status']
  failureMessage?: string
  /** The team purchase behind the order, which receives the order's number. */
  subscription?: TeamSubscriptionRow
}

/** Rupees for one Singapore dollar. */
export const seedInrRate = seedRates.INR ?? 0

export const itemOf = (solution: Solution, variation: SolutionVariation, quantity = 1): CartItem => ({
  uid: solution.uid,
  variation: variation.title,
  variationUid: variation.uid,
  quantity,
  title: solution.title,
  allowMultiplePurchases: solution.allowMultiplePurchases,
  addOns: [],
})

/** The premium membership as a cart item; undefined if the catalogue has no such plan. */
export function membershipItem(variationUid: string): CartItem | undefined {
  const solution = catalogue.find(({ uid }) => uid === premiumUid)
  const variation = solution?.variations.find(({ uid }) => uid === variationUid)
  return solution && variation && itemOf(solution, variation)
}

/** Prices a purchase as the server would have at that time. */
export function makeOrder(
  { at, user, teamId, items, code, status = 'COMPLETE', failureMessage }: Purchase,
  number: number,
): OrderRow {
  const createdAt = new Date(at).toISOString()
  const isPremiumMember = user.tierStartedAt !== null && Date.parse(user.tierStartedAt) <= at
  const list = { catalogue, inrRate: seedInrRate, now: createdAt }
  const plain = calculate({ discountCode: null, items }, list, { isPremiumMember })
  const lines = (plain.items ?? []).map((line) => ({ ...line, total: toCents(line.total) }))
  const taken =
    code && whyRefused({ ...code, timesUsed: 0, active: true }, lines, { isPremiumMember }, createdAt) === undefined
      ? code
      : undefined
  const cart = { discountCode: taken?.code ?? null, items }
  const calculated = taken
    ? calculate(cart, list, { isPremiumMember }, { ...taken, timesUsed: 0, active: true })
    : plain
  const premium = paysPremium(cart, isPremiumMember)
  const charged = amountDue(calculated, premium)
  const orderId = `o-${number}`
  const paid = status === 'COMPLETE' || status === 'PENDING_ACTIVATION' || status === 'REFUNDED'
  return {
    orderId,
    createdAt,
    status,
    calculated,
    charged,
    userId: user.userId,
    teamId: teamId ?? null,
    discountCode: taken?.code ?? null,
    invoiceId: null,
    invoiceNumber: null,
    paymentReference: paid && charged > 0 ? `ch_3N${number}` : null,
    failureMessage: failureMessage ?? null,
    items: items.map((item, index) => ({
      itemId: `oi-${number}-${index + 1}`,
      ...toOrderItem(item, priceOf(calculated.items?.[index], premium)),
      ...stateOf(item, status, createdAt),
    })),
  }
}

const priceOf = (line: Shape<'CartLine'> | undefined, premium: boolean) =>
  (premium ? line?.pricePremium : line?.price) ?? line?.price ?? 0

const toOrderItem = ({ uid, variation, variationUid, quantity, title, addOns = [] }: CartItem, price: number) => ({
  uid,
  title: title ?? uid,
  ...(variation ? { variation } : {}),
  ...(variationUid ? { variationUid } : {}),
  quantity,
  price,
  addOns,
})

type State = Pick<OrderItem, 'status' | 'activationDate' | 'endDate'>

function stateOf({ uid, variationUid }: CartItem, status: OrderRow['status'], createdAt: string): State {
  const waits = status === 'PENDING' || status === 'FAILED' || (status === 'PENDING_ACTIVATION' && needsActivation(uid))
  if (waits) return { status: 'PENDING_ACTIVATION', activationDate: null, endDate: null }
  const activationDate = singaporeDay(createdAt) ?? createdAt.slice(0, 10)
  const plan = planOfVariation(variationUid)
  const endDate = plan ? addMonths(activationDate, plan.months) : null
  return { status: status === 'REFUNDED' ? 'ENDED' : 'ACTIVE', activationDate, endDate }
}
