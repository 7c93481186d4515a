import { planOf } from '@/domain/membership/premium'
import { catalogue, needsActivation } from '../../../files/catalogue'
import { clock } from '../../../settings/clock'
import type { DiscountCodeRow } from '../../commerce/commerceTables'
import { randomFrom } from '../../random'
import type { UserRow } from '../../tables'
import { itemOf, membershipItem, type Purchase } from './makeOrder'

const day = 86_400_000

/** Purchases of the personas and their teams: few, many, and one of every status. */
export function personaPurchases(users: readonly UserRow[], codes: readonly DiscountCodeRow[]): Purchase[] {
  const random = randomFrom(4104)
  const goods = catalogue.filter(({ kind, isPersonalised }) => kind === 'solution' && !isPersonalised)
  const slow = goods.filter(({ uid }) => needsActivation(uid))
  const quick = goods.filter(({ uid }) => !needsActivation(uid))
  const ago = (days: number) => Math.round((clock.now() - days * day) / 60_000) * 60_000 + random.int(1, 500) * 60_000
  const user = (userId: string) => users.find((row) => row.userId === userId) as UserRow
  const codeNamed = (name: string) => codes.find(({ code }) => code === name)

  const one = (from: typeof goods, quantity = 1) => {
    const solution = random.pick(from.length > 0 ? from : goods)
    return itemOf(solution, random.pick(solution.variations), solution.allowMultiplePurchases ? quantity : 1)
  }
  const buy = (userId: string, days: number, items: Purchase['items'], more: Partial<Purchase> = {}): Purchase => ({
    at: ago(days),
    user: user(userId),
    items,
    ...more,
  })
  const join = (userId: string): Purchase[] => {
    const row = user(userId)
    const item = membershipItem(planOf(row.tier).variationUid ?? '')
    return item && row.tierStartedAt
      ? [{ at: Date.parse(row.tierStartedAt), user: row, items: [item], code: codeNamed('DOER10') }]
      : []
  }
  if (goods.length === 0) return []
  return [
    buy('u-member', 200, [one(quick)]),
    buy('u-member', 31, [one(quick)], { status: 'FAILED', failureMessage: 'Your card has insufficient funds.' }),
    buy('u-member', 9, [one(slow)], { status: 'PENDING_ACTIVATION' }),
    ...join('u-premium'),
    buy('u-premium', 230, [one(quick), one(quick)], { code: codeNamed('SAVE20') }),
    buy('u-premium', 180, [one(slow)]),
    buy('u-premium', 122, [one(quick, 3)]),
    buy('u-premium', 95, [one(quick)], { status: 'REFUNDED' }),
    buy('u-premium', 33, [one(quick)], { code: codeNamed('DOER10') }),
    buy('u-premium', 12, [one(slow), one(quick)], { status: 'PENDING_ACTIVATION', code: codeNamed('SAVE20') }),
    buy('u-premium', 2, [one(quick)], { status: 'PENDING' }),
    ...join('u-owner'),
    ...Array.from({ length: 36 }, (_, index) => buy('u-owner', 8 + index * 11, [one(goods, 1 + (index % 3))])),
    buy('u-owner', 3, [one(slow)], { status: 'PENDING_ACTIVATION' }),
    buy('u-team-admin', 140, [one(quick)]),
    buy('u-finance', 260, [one(quick)]),
    buy('u-india', 150, [one(quick)]),
    buy('u-india', 20, [one(quick)], { status: 'FAILED', failureMessage: 'Your bank didn’t confirm the payment.' }),
    buy('u-admin', 88, [one(quick)]),
  ]
}
