import type { Shape } from '@/contract/types'
import { seatsQuote, type SeatsCharge } from '@/domain/team/seatPrice'
import { toSgd } from '@/lib/money/money'
import { clock } from '../../settings/clock'
import { connectionOr404, toConnection } from './connections'
import { userOr404 } from '../find'
import { issueInvoice } from '../commerce/invoicing'
import { sendMail } from '../accounts/mailbox'
import { askBankFirst, finishPayments } from '../commerce/payments'
import { changeSeat, invite, savedId } from './seatMembers'
import { chargeTeam } from './teamCharge'
import { seatsChargedMail } from './teamMails'
import { changeSeats, seatsOn, teamOr404 } from './teams'
import type { ConnectionRow, TeamRow } from './teamTables'

type Purchase = { teamId: string; members: Shape<'TeamSeat'>[]; membersCount: number; buyerId: string }

/** Activates a team that has paid or has nothing to pay. */
export function activate(team: TeamRow): void {
  Object.assign(team, { status: 'ACTIVE', step: 3, activatedAt: clock.iso() })
}

/** Completes a paid purchase: activates the team, adds its seats, invites its members. */
function carryOut({ teamId, members, membersCount, buyerId }: Purchase, { amount }: SeatsCharge) {
  const team = teamOr404(teamId)
  const buyer = userOr404(buyerId)
  // Before `activate`: saved rows can only be matched while the team is still a registration.
  const rows = members.map((seat): ConnectionRow => {
    const id = seat.id ?? savedId(team.teamId, seat.email)
    if (!id) return invite(team, seat, buyer)
    const row = connectionOr404(id)
    changeSeat(team, row, seat)
    return row
  })
  if (team.status === 'INACTIVE') activate(team)
  changeSeats(team, membersCount, amount)
  const description = `Team seats added mid-month, ${seatsOn(team)} in total`
  const invoice =
    amount > 0 ? issueInvoice({ cents: amount, userId: team.ownerUserId, teamId, description }) : undefined
  if (amount > 0 && team.options.notifyOnSeatCharge) sendMail(seatsChargedMail(team, membersCount, amount))
  return { rows, invoiceId: invoice?.invoiceId ?? null }
}

finishPayments('seats', ({ purchase, charge }: { purchase: Purchase; charge: SeatsCharge }) => {
  carryOut(purchase, charge)
})

/** Charges seats and adds them; changes nothing if the card is declined, or while the bank authenticates. */
export function buySeats(purchase: Purchase): Shape<'TeamSeatsCharge'> {
  const team = teamOr404(purchase.teamId)
  const charge = seatsQuote(purchase.membersCount, {}, clock.now(), seatsOn(team))
  const figures = {
    amount: toSgd(charge.amount),
    seats: purchase.membersCount,
    seatPrice: toSgd(charge.seatPrice),
    remainingDays: charge.remainingDays,
    daysInMonth: charge.daysInMonth,
    errorMessage: null,
    nextChargeAt: charge.nextChargeAt,
    nextChargeAmount: toSgd(charge.nextChargeAmount),
  }
  if (chargeTeam(team, charge.amount) === 'ask') {
    const client_secret = askBankFirst('seats', { purchase, charge }, purchase.buyerId)
    return { ...figures, totalSeats: seatsOn(team), requires_action: true, client_secret }
  }
  const { rows, invoiceId } = carryOut(purchase, charge)
  return {
    ...figures,
    totalSeats: seatsOn(team),
    requires_action: false,
    client_secret: null,
    members: rows.map(toConnection),
    invoiceId,
    chargedAt: charge.amount > 0 ? clock.iso() : null,
  }
}
