import { clock } from '../../../settings/clock'
import type { PaymentMethodRow, StripeCustomerRow, SubscriptionRow } from '../../commerce/commerceTables'
import { randomFrom } from '../../random'
import type { UserRow } from '../../tables'
import type { TeamRow } from '../../teams/teamTables'

const brands = [
  ['visa', '4242'],
  ['mastercard', '4444'],
  ['amex', '0005'],
  ['visa', '1881'],
  ['mastercard', '8210'],
] as const

const seconds = (iso: string) => Math.floor(Date.parse(iso) / 1000)

/** Expiry month and year of a card, `days` from now. */
function expiry(days: number) {
  const date = new Date(clock.now() + days * 86_400_000)
  return { exp_month: date.getUTCMonth() + 1, exp_year: date.getUTCFullYear() }
}

type Card = {
  id: string
  ownerId: string
  brand: string
  last4: string
  days: number
  name: string
  email: string
  since: string
}

const card = (
  { id, ownerId, brand, last4, days, name, email, since }: Card,
  more: Partial<PaymentMethodRow> = {},
): PaymentMethodRow => ({
  id,
  ownerId,
  type: 'card',
  card: { brand, last4, ...expiry(days), country: 'SG', funding: 'credit' },
  billing_details: { name, email },
  created: seconds(since),
  isDefault: true,
  ...more,
})

/** A card for everyone who pays for a subscription, plus those of the personas and the teams. */
export function seedCards(
  users: readonly UserRow[],
  teams: readonly TeamRow[],
  subscriptions: readonly SubscriptionRow[],
): PaymentMethodRow[] {
  const random = randomFrom(4300)
  const payers = new Set(subscriptions.map(({ userId }) => userId))
  const failing = new Set(subscriptions.filter(({ status }) => status === 'PAST_DUE').map(({ userId }) => userId))
  const own = users
    .filter(({ userId }) => payers.has(userId))
    .map((user) => {
      const [brand, last4] = random.pick(brands)
      const { userId, email, createdAt } = user
      const name = `${user.firstName} ${user.lastName}`
      const base = { id: `pm_${userId}`, ownerId: userId, name, email, since: createdAt }
      if (userId === 'u-premium') return card({ ...base, brand: 'visa', last4: '4242', days: 700 })
      // Ends like Stripe's test card that can be attached but whose charges are declined.
      if (failing.has(userId)) return card({ ...base, brand: 'visa', last4: '0341', days: 300 }, { declines: true })
      return card({ ...base, brand, last4, days: random.int(70, 1500) })
    })
  return [...own, ...second(users), ...ofTeams(teams)]
}

/** The premium persona's other card expires within 60 days. */
function second(users: readonly UserRow[]): PaymentMethodRow[] {
  const user = users.find(({ userId }) => userId === 'u-premium')
  if (!user) return []
  const name = `${user.firstName} ${user.lastName}`
  const base = { id: 'pm_u-premium-2', ownerId: user.userId, name, email: user.email, since: user.createdAt }
  return [card({ ...base, brand: 'mastercard', last4: '4444', days: 35 }, { isDefault: false })]
}

const ofTeams = (teams: readonly TeamRow[]): PaymentMethodRow[] =>
  teams
    .filter(({ status }) => status === 'ACTIVE')
    .flatMap(({ teamId, companyName, ownerEmail, createdAt }) => {
      const base = { ownerId: teamId, name: companyName, email: ownerEmail, since: createdAt }
      const main = card({ ...base, id: `pm_${teamId}`, brand: 'visa', last4: '4242', days: 900 })
      if (teamId !== 'team-acme') return [main]
      return [
        main,
        card({ ...base, id: 'pm_team-acme-2', brand: 'amex', last4: '0005', days: 44 }, { isDefault: false }),
      ]
    })

/** Customers at the payment provider: every owner of a card. */
export function seedStripeCustomers(
  cards: readonly PaymentMethodRow[],
  users: readonly UserRow[],
  teams: readonly TeamRow[],
): StripeCustomerRow[] {
  return cards
    .filter(({ isDefault }) => isDefault)
    .map(({ ownerId, id, billing_details, created }) => {
      const user = users.find(({ userId }) => userId === ownerId)
      const team = teams.find(({ teamId }) => teamId === ownerId)
      return {
        id: user?.stripeCustomerId ?? team?.stripeCustomerId ?? `cus_${ownerId}`,
        ownerId,
        type: team ? ('team' as const) : ('user' as const),
        email: billing_details?.email ?? '',
        description: billing_details?.name ?? null,
        default_source: id,
        created,
        metadata: team ? { teamId: ownerId } : { userId: ownerId },
      }
    })
}
