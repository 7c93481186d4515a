import type { Cents } from '@/lib/money/money'
import { reject } from '../../http'
import { chargeSource } from '../commerce/chargeCard'
import type { PaymentMethodRow } from '../commerce/commerceTables'
import { db } from '../db'
import type { TeamRow } from './teamTables'

/** The card that pays a team's charges. */
export const cardOf = ({ teamId }: TeamRow): PaymentMethodRow | undefined =>
  db.paymentMethods.find(({ ownerId, isDefault }) => ownerId === teamId && isDefault)

/**
 * Charges the team's saved card. Throws 402 if there is none or the bank declines.
 * @returns `ask` if the bank requires authentication by the cardholder
 */
export function chargeTeam(team: TeamRow, cents: Cents): 'paid' | 'ask' {
  if (cents <= 0) return 'paid'
  const card = cardOf(team) ?? reject(402, 'Please add a card first', { code: 'no_card' })
  return chargeSource(card.id, [team.teamId])
}
