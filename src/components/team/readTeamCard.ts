import type { PaymentCard } from '@/components/payment/usePaymentCard'
import type { Team } from '@/contract/types'
import type { PaymentRequest } from '@/store/payment/adapter'
import type { SeatsFacts } from '@/store/payment/seats'
import { saveTeamCard } from '@/store/payment/teamCard'
import type { AppThunk } from '@/store/store'

type ReadCard = PaymentRequest<SeatsFacts>['card']

/** Reads the card of a payment for a team. A new one is saved first, since a team's charges go to its saved card. */
export const readTeamCard =
  (team: Team, { read }: PaymentCard): AppThunk<ReturnType<ReadCard>> =>
  async (dispatch) => {
    const card = await read()
    if ('blocker' in card) return card
    return card.isSaved ? { source: null } : dispatch(saveTeamCard(team, card.source, card.face))
  }
