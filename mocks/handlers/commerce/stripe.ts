import type { Shape } from '@/contract/types'
import { dayRange } from '../../db/backOffice/dayRange'
import { cancelSubscription } from '../../db/commerce/cancelling'
import {
  addCard,
  cardOr404,
  cardsOf,
  removability,
  removeCard,
  replaceCard,
  toPaymentMethod,
} from '../../db/commerce/savedCards'
import { customerOr404, saveCustomer } from '../../db/accounts/customers'
import { db } from '../../db/db'
import { userName } from '../../db/accounts/userName'
import { toStripe } from '../../db/commerce/stripe'
import {
  allSubscriptions,
  runningFirst,
  subscriptionsOfUser,
  teamAsSubscription,
  toSubscription,
} from '../../db/commerce/subscriptions'
import { enterTeam, readTeam } from '../../db/teams/teams'
import { topUpOf } from '../../db/commerce/topUps'
import type { UserRow } from '../../db/tables'
import { reject, type Handlers } from '../../http'

const payer = (me: UserRow) => ({ ownerId: me.userId, name: userName(me), email: me.email })

const teamPayer = (me: UserRow, teamId: string) => {
  const { team } = enterTeam(me, teamId, 'managePayment')
  return { ownerId: team.teamId, name: team.companyName, email: team.altInvoiceEmail ?? team.ownerEmail }
}

const teamCards = (me: UserRow, teamId: string) => cardsOf(readTeam(me, teamId, 'readCards').team.teamId)

const teamStripe = (owns: (teamId: string) => boolean): Shape<'StripeSubscription'>[] =>
  db.teamSubscriptions
    .filter(({ teamId, stripeSubscriptionId }) => stripeSubscriptionId !== null && owns(teamId))
    .map((row) => toStripe(teamAsSubscription(row)))

const isOwner = (me: UserRow) => (teamId: string) =>
  db.teams.some((team) => team.teamId === teamId && team.ownerUserId === me.userId)

export const stripe = {
  listStripePlans: () => db.stripePlans,
  listMyStripeSubscriptions: ({ me }) => [
    ...runningFirst(subscriptionsOfUser(me.userId)).map((row) => toStripe(toSubscription(row))),
    ...teamStripe(isOwner(me)),
  ],
  listAllStripeSubscriptions: () =>
    [...allSubscriptions().map((row) => toStripe(toSubscription(row))), ...teamStripe(() => true)].sort(
      (a, b) => (b.created ?? 0) - (a.created ?? 0),
    ),
  listOrphanedCharges: ({ path }) => {
    const isWithin = dayRange(path)
    return db.orphanedCharges.filter(({ created }) => isWithin(created * 1000)).sort((a, b) => b.created - a.created)
  },
  cancelStripeSubscription: ({ me, path, body }) => cancelSubscription(me, path.id, body.chargeNoticePeriod),
  calculateMembershipTopUp: ({ me }) => topUpOf(me),
  listStripeCoupons: () => db.stripeCoupons,

  listPaymentMethods: ({ me }) => cardsOf(me.userId).map(toPaymentMethod),
  canRemovePaymentMethod: ({ me }) => removability(me.userId),
  removePaymentMethod: ({ me, path }) => {
    removeCard(cardOr404(me.userId, path.id))
    return { ok: true }
  },
  replacePaymentMethod: ({ me, path, body }) =>
    toPaymentMethod(replaceCard(payer(me), cardOr404(me.userId, path.id), body.token)),

  listTeamPaymentMethods: ({ me, path }) => teamCards(me, path.id).map(toPaymentMethod),
  canRemoveTeamPaymentMethod: ({ me, path }) => removability(readTeam(me, path.id, 'readCards').team.teamId),
  removeTeamPaymentMethod: ({ me, path }) => {
    removeCard(cardOr404(teamPayer(me, path.teamId).ownerId, path.id))
    return { ok: true }
  },
  replaceTeamPaymentMethod: ({ me, path, body }) => {
    const team = teamPayer(me, path.teamId)
    return toPaymentMethod(replaceCard(team, cardOr404(team.ownerId, path.id), body.token))
  },

  saveStripeCustomer: ({ me, path, body }) => saveCustomer(me, path.customerId, body),
  addStripeCustomerSource: ({ me, path, body }) => {
    const { ownerId, type } = customerOr404(path.id)
    if (type === 'user' && ownerId !== me.userId) reject(403, 'This payment customer is not yours')
    return toPaymentMethod(addCard(type === 'team' ? teamPayer(me, ownerId) : payer(me), body.token))
  },
  listTeamStripeCards: ({ me, path }) => teamCards(me, path.id).map(toPaymentMethod),
  addTeamStripeCard: ({ me, path, body }) => toPaymentMethod(addCard(teamPayer(me, path.id), body.token)),
} satisfies Partial<Handlers>
