import type { Shape } from '@/contract/types'
import { planTitle } from '@/domain/billing/planTitle'
import { toCents } from '@/lib/money/money'
import { actsAsAdmin } from '../../adminCallPages'
import { reject } from '../../http'
import { chargeSource } from './chargeCard'
import { cardsOf } from './savedCards'
import type { SubscriptionRow } from './commerceTables'
import { db } from '../db'
import { issueInvoice } from './invoicing'
import { toStripe } from './stripe'
import {
  allSubscriptions,
  recordEvent,
  stopRenewal,
  teamAsSubscription,
  titleOf,
  toSubscription,
} from './subscriptions'
import type { UserRow } from '../tables'
import { chargeTeam } from '../teams/teamCharge'
import { enterTeam, teamOr404 } from '../teams/teams'
import type { TeamSubscriptionRow } from '../teams/teamTables'
import { cancelTeamSubscription } from '../teams/teamUnits'

/** Cancels a member's or a team's subscription by the provider's id (R-LIFE-07). Throws 402, 403, 404 and 409. */
export function cancelSubscription(me: UserRow, id: string, chargeNotice: boolean): Shape<'StripeSubscription'> {
  const own = allSubscriptions().find(({ stripeSubscriptionId }) => stripeSubscriptionId === id)
  if (own) return cancelOwn(me, own, chargeNotice)
  const team = db.teamSubscriptions.find(({ stripeSubscriptionId }) => stripeSubscriptionId === id)
  return cancelTeam(me, team ?? reject(404, 'This subscription does not exist'), chargeNotice)
}

function cancelOwn(me: UserRow, row: SubscriptionRow, chargeNotice: boolean): Shape<'StripeSubscription'> {
  if (row.userId !== me.userId && !actsAsAdmin(me, 'cancelStripeSubscription'))
    reject(403, 'This subscription is not yours')
  if (row.status === 'CANCELLED' || row.status === 'ENDED') reject(409, 'This subscription is already cancelled')
  if (chargeNotice && row.noticePeriodDays !== null) chargeNoticePeriod(row)
  stopRenewal(row, row.userId === me.userId ? 'the member' : 'an administrator')
  return toStripe(toSubscription(row))
}

function chargeNoticePeriod(row: SubscriptionRow): void {
  const cards = cardsOf(row.userId)
  const card = cards.find(({ id }) => id === row.paymentMethodId) ?? cards[0]
  chargeSource((card ?? reject(402, 'Please add a card first', { code: 'no_card' })).id, [row.userId])
  const description = `${titleOf(row)}, notice period`
  issueInvoice({ cents: row.cents, userId: row.userId, teamId: null, description })
}

function cancelTeam(me: UserRow, row: TeamSubscriptionRow, chargeNotice: boolean): Shape<'StripeSubscription'> {
  const isOwn = !actsAsAdmin(me, 'cancelStripeSubscription')
  if (isOwn) enterTeam(me, row.teamId, 'cancelSubscriptions')
  if (row.endDate !== null) reject(409, 'This subscription is already cancelled')
  const { noticePeriodCharge, userId } = teamAsSubscription(row)
  if (chargeNotice && noticePeriodCharge) {
    const cents = toCents(noticePeriodCharge)
    chargeTeam(teamOr404(row.teamId), cents)
    const description = `${planTitle(row)}, notice period`
    issueInvoice({ cents, userId: userId ?? me.userId, teamId: row.teamId, description })
  }
  cancelTeamSubscription(row.stripeSubscriptionId ?? '')
  const subscription = teamAsSubscription(row)
  const by = isOwn ? 'the team' : 'an administrator'
  recordEvent(
    { ...subscription, userId: subscription.userId ?? me.userId },
    'CANCELLED',
    undefined,
    `Cancelled by ${by}`,
  )
  return toStripe(subscription)
}
