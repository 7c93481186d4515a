import { catalogue, needsActivation } from '../../../files/catalogue'
import { clock } from '../../../settings/clock'
import { randomFrom } from '../../random'
import type { UserRow } from '../../tables'
import type { TeamRow, TeamSubscriptionRow } from '../../teams/teamTables'
import { itemOf, type Purchase } from './makeOrder'

/** One order per team purchase, plus Acme's others: one pending, one failed, one refunded. */
export function teamPurchases(
  users: readonly UserRow[],
  teams: readonly TeamRow[],
  subscriptions: readonly TeamSubscriptionRow[],
): Purchase[] {
  const buyerOf = (teamId: string) => {
    const team = teams.find((row) => row.teamId === teamId)
    return users.find(({ userId }) => userId === team?.ownerUserId)
  }
  const bought = subscriptions.flatMap((subscription) => {
    const user = buyerOf(subscription.teamId)
    const solution = catalogue.find(({ uid }) => uid === subscription.solutionUid)
    const variation = solution?.variations.find(({ uid }) => uid === subscription.variationUid)
    if (!user || !solution || !variation) return []
    return subscription.lots.map(({ day, quantity }): Purchase => {
      const item = { ...itemOf(solution, variation), quantity }
      return { at: Date.parse(`${day}T02:15:00Z`), user, teamId: subscription.teamId, items: [item], subscription }
    })
  })
  return [...bought, ...acmeOthers(users)]
}

function acmeOthers(users: readonly UserRow[]): Purchase[] {
  const random = randomFrom(4105)
  const user = users.find(({ userId }) => userId === 'u-team-admin')
  const once = catalogue.filter(
    ({ kind, isPersonalised, variations }) =>
      kind === 'solution' && !isPersonalised && variations[0]?.interval === 'once',
  )
  const slow = once.filter(({ uid }) => needsActivation(uid))
  if (!user || once.length === 0 || slow.length === 0) return []
  const buy = (days: number, from: typeof once, more: Partial<Purchase>): Purchase => {
    const solution = random.pick(from)
    const item = itemOf(solution, random.pick(solution.variations))
    return { at: clock.now() - days * 86_400_000, user, teamId: 'team-acme', items: [item], ...more }
  }
  return [
    buy(4, slow, { status: 'PENDING_ACTIVATION' }),
    buy(26, once, { status: 'FAILED', failureMessage: 'Your card was declined.' }),
    buy(75, once, { status: 'REFUNDED' }),
  ]
}
