import type { Cents } from '@/lib/money'
import { reject } from '../../http'
import { chargeSource } from '../commerce/banks'
import type { PaymentMethodRow } from '../commerce/commerceTables'
import { db } from '../db'
import type { TeamRow } from './teamTables'

/** The card that a team's charges go to. */
export const cardOf = ({ teamId }: TeamRow): PaymentMethodRow | undefined =>
  db.paymentMethods.find(({ ownerId, isDefault }) => ownerId === teamId && isDefault)

/**
 * Charges the team's saved card. Refuses with 402 when there is none or the bank says no.
 * @returns `ask` when the bank wants to ask the owner first
 */
export function chargeTeam(team: TeamRow, cents: Cents): 'paid' | 'ask' {
  if (cents <= 0) return 'paid'
  const card = cardOf(team) ?? reject(402, 'Please add a card first', { code: 'no_card' })
  return chargeSource(card.id, [team.teamId])
}
