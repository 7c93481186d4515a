import type { Shape } from '@/contract/types'
import { clock } from '../../settings/clock'
import { reject } from '../../http'
import { chargeSource } from './chargeCard'
import type { PaymentMethodRow } from './commerceTables'
import { db, freshId } from '../db'
import { recover, renews, subscriptionsOfUser, titleOf } from './subscriptions'
import { toSeatSubscription } from '../teams/teamStats'
import { findTeam } from '../teams/teams'
import { subscriptionsOf, toTeamSubscription } from '../teams/teamUnits'

export const cardsOf = (ownerId: string): PaymentMethodRow[] =>
  db.paymentMethods
    .filter((row) => row.ownerId === ownerId)
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || b.created - a.created)

/** Titles of what is charged to a card; a team's default card pays for everything of the team, seats included. */
export function paidBy({ id, ownerId, isDefault }: PaymentMethodRow): string[] {
  const own = subscriptionsOfUser(ownerId).filter((row) => renews(row) && row.paymentMethodId === id)
  const team = isDefault ? findTeam(ownerId) : undefined
  const charged = team ? [...toSeatSubscription(team), ...subscriptionsOf(ownerId).map(toTeamSubscription)] : []
  const running = charged.filter(
    ({ status, interval }) => (status === 'ACTIVE' || status === 'PAST_DUE') && interval !== 'once',
  )
  return [...own.map(titleOf), ...running.map(({ title }) => title)]
}

/** Converts a card row to the contract's shape. */
export function toPaymentMethod(row: PaymentMethodRow): Shape<'PaymentMethod'> {
  const { ownerId: _owner, declines: _declines, ...card } = row
  return { ...card, subscriptionsCount: paidBy(row).length }
}

/** Whether a customer has a card that can be removed: one that pays for nothing. */
export function removability(ownerId: string): Shape<'CanBeRemoved'> {
  const cards = cardsOf(ownerId)
  const subscriptions = [...new Set(cards.flatMap(paidBy))]
  const canBeRemoved = cards.some((card) => paidBy(card).length === 0) || cards.length === 0
  const reason = canBeRemoved ? null : `It pays for ${listed(subscriptions)}. Replace it instead.`
  return { canBeRemoved, reason, subscriptions }
}

const listed = (titles: string[]) =>
  titles.length > 2 ? `${titles[0]} and ${titles.length - 1} more` : titles.join(' and ')

/** The card behind a token. Throws 402 if the bank declines it, 422 if the token is not new. */
function readToken(token: string): Pick<PaymentMethodRow, 'card' | 'declines'> {
  if (/^tok_used/.test(token)) reject(422, 'This card was sent before. Please enter it again.')
  if (token.startsWith('tok_declined')) chargeSource(token, [])
  const read = /^tok_(?:3ds_)?([a-z]+)(?:_(\d{4}))?(?:_(\d\d)(\d\d))?$/.exec(token)
  const [, brand, last4 = '4242', month = '08', year] = read ?? []
  if (!brand) reject(422, 'This card could not be read. Please enter it again.')
  const exp_year = year ? 2000 + Number(year) : new Date(clock.now()).getUTCFullYear() + 3
  const card = { brand, last4, exp_month: Number(month), exp_year, country: 'SG', funding: 'credit' }
  // Stripe's test card that can be saved but not charged.
  return last4 === '0341' ? { card, declines: true } : { card }
}

/** Throws for a token whose card cannot be saved. */
export const checkToken = (token: string): void => void readToken(token)

type Payer = { ownerId: string; name: string; email: string }

/** Saves the card behind a token; the first one, or one with `asDefault`, becomes the default card. */
export function addCard({ ownerId, name, email }: Payer, token: string, asDefault = false): PaymentMethodRow {
  const read = readToken(token)
  const isDefault = asDefault || cardsOf(ownerId).length === 0
  if (isDefault) for (const other of cardsOf(ownerId)) other.isDefault = false
  const row: PaymentMethodRow = {
    // The bank asks again whenever this card is charged.
    id: freshId(token.startsWith('tok_3ds') ? 'pm_3ds' : 'pm'),
    ownerId,
    type: 'card',
    billing_details: { name, email },
    created: Math.floor(clock.now() / 1000),
    isDefault,
    ...read,
  }
  db.paymentMethods.push(row)
  return row
}

/** Replaces a card and takes over its subscriptions; retries the charge of a failed renewal. */
export function replaceCard(payer: Payer, old: PaymentMethodRow, token: string): PaymentMethodRow {
  const card = addCard(payer, token, old.isDefault)
  db.paymentMethods = db.paymentMethods.filter((row) => row !== old)
  for (const row of subscriptionsOfUser(payer.ownerId)) {
    if (row.paymentMethodId === old.id) row.paymentMethodId = card.id
    if (row.paymentMethodId === card.id && row.status === 'PAST_DUE' && !card.declines) recover(row)
  }
  if (!card.declines && card.isDefault) for (const row of subscriptionsOf(payer.ownerId)) row.pastDue = false
  for (const customer of db.stripeCustomers) if (customer.default_source === old.id) customer.default_source = card.id
  return card
}

export const cardOr404 = (ownerId: string, id: string): PaymentMethodRow =>
  cardsOf(ownerId).find((row) => row.id === id) ?? reject(404, 'This card does not exist')

/** Removes a card; another one becomes the default. Throws 409 if it pays for something. */
export function removeCard(card: PaymentMethodRow): void {
  const pays = paidBy(card)
  if (pays.length > 0) reject(409, `This card pays for ${listed(pays)}. Replace it instead.`)
  db.paymentMethods = db.paymentMethods.filter((row) => row !== card)
  const [next] = cardsOf(card.ownerId)
  if (card.isDefault && next) next.isDefault = true
}
