import { planOf } from '@/domain/membership/premium'
import { catalogue, needsActivation } from '../../../files/catalogue'
import { clock } from '../../../settings/clock'
import { randomFrom, type Random } from '../../random'
import type { DiscountCodeRow } from '../../commerce/commerceTables'
import type { UserRow } from '../../tables'
import { itemOf, membershipItem, type Purchase } from './makeOrder'

const day = 86_400_000
const declines = [
  'Your card was declined.',
  'Your card has insufficient funds.',
  'Your card has expired.',
  'Your bank didn’t confirm the payment.',
]

/** The order that started each generated member's membership. */
export function membershipPurchases(users: readonly UserRow[], codes: readonly DiscountCodeRow[]): Purchase[] {
  const random = randomFrom(4101)
  return users.flatMap((user) => {
    const item = membershipItem(planOf(user.tier).variationUid ?? '')
    if (!item || !user.tierStartedAt) return []
    return [{ at: Date.parse(user.tierStartedAt), user, items: [item], code: codeFor(random, codes) }]
  })
}

/** Expired memberships of earlier years, for those who joined long before their current one. */
export function oldMembershipPurchases(users: readonly UserRow[]): Purchase[] {
  const random = randomFrom(4102)
  return users.flatMap((user) => {
    const joined = Date.parse(user.createdAt)
    const until = user.tierStartedAt ? Date.parse(user.tierStartedAt) : clock.now()
    const plan = planOf(random.pick(['annual', 'annual', 'monthly', 'ultra'] as const))
    const free = Math.floor((until - joined) / day) - plan.months * 31 - 2
    const item = membershipItem(plan.variationUid ?? '')
    if (!item || free < 1 || !random.chance(0.55)) return []
    return [{ at: joined + random.int(1, free) * day + random.int(0, 600) * 60_000, user, items: [item] }]
  })
}

/** Other orders of generated members: `count` orders in every status. Every ninth member has never bought anything. */
export function crowdPurchases(
  users: readonly UserRow[],
  codes: readonly DiscountCodeRow[],
  count: number,
): Purchase[] {
  const random = randomFrom(4103)
  const goods = catalogue.filter(({ kind, isPersonalised }) => kind !== 'membership' && !isPersonalised)
  const buyers = users.filter(({ activated }, index) => activated && index % 9 !== 8)
  if (goods.length === 0 || buyers.length === 0) return []
  const usedUp = codes.find(({ code }) => code === 'USEDUP')
  return Array.from({ length: count }, (_, index) => {
    const user = random.pick(buyers)
    const age = Math.max(1, Math.floor((clock.now() - Date.parse(user.createdAt)) / day) - 1)
    // More of them are recent: the community grows.
    const daysAgo = Math.floor(Math.min(age, 500) * random.next() ** 1.6) + random.next()
    const items = basket(random, goods)
    const at = Math.round((clock.now() - daysAgo * day) / 60_000) * 60_000
    // The first two used the code limited to two redemptions.
    const code = index < 2 ? usedUp : codeFor(random, codes)
    const state = stateOf(random, daysAgo, items)
    return { at, user, items, code, ...(index < 2 ? {} : state) }
  })
}

/** Most use one of the three public codes. */
function codeFor(random: Random, codes: readonly DiscountCodeRow[]): DiscountCodeRow | undefined {
  if (!random.chance(0.4)) return undefined
  const others = codes.filter(({ code }) => code !== 'USEDUP')
  return random.pick(
    random.chance(0.6) ? codes.filter(({ code }) => ['DOER10', 'SAVE20', 'WELCOME10'].includes(code)) : others,
  )
}

function basket(random: Random, goods: typeof catalogue) {
  const wanted = random.chance(0.7) ? 1 : random.int(2, 4)
  const solutions = [...new Set(Array.from({ length: wanted }, () => random.pick(goods)))]
  return solutions.map((solution) => {
    const quantity = solution.allowMultiplePurchases && random.chance(0.4) ? random.int(2, 5) : 1
    const item = itemOf(solution, random.pick(solution.variations), quantity)
    const addOn = solution.addOns[0]
    if (!addOn || !random.chance(0.3)) return item
    return { ...item, addOns: [{ ...addOn, quantity: random.int(1, addOn.maxQuantity) }] }
  })
}

function stateOf(
  random: Random,
  daysAgo: number,
  items: Purchase['items'],
): Pick<Purchase, 'status' | 'failureMessage'> {
  const chance = random.next()
  if (chance < 0.05) return { status: 'FAILED', failureMessage: random.pick(declines) }
  if (chance < 0.14 && daysAgo > 20) return { status: 'REFUNDED' }
  if (daysAgo < 6 && chance > 0.88) return { status: 'PENDING' }
  if (daysAgo < 45 && items.some(({ uid }) => needsActivation(uid))) return { status: 'PENDING_ACTIVATION' }
  return { status: 'COMPLETE' }
}
