import { api } from '@/api/client/api'
import { fetchOnce } from '@/api/client/fetchOnce'
import { connectionsApi } from '@/api/connections'
import { teamsApi } from '@/api/teams'
import type { Shape } from '@/contract/types'
import { seatsCharge } from '@/domain/team/seats'
import { formatSgd, toCents, type Cents } from '@/lib/money'
import type { AppDispatch, AppThunk } from '@/store/store'
import type { PaymentAdapter } from './adapter'
import { attempts, type Attempt } from './attempts'
import { readOutcome } from './outcome'
import { confirmWithBank } from './stripe'
import type { PaymentBlocker, PaymentOutcome, ReconcileResult } from './types'

type Charge = Shape<'TeamSeatsCharge'>

/** What bought seats are found by. */
export type SeatsFacts = {
  teamId: string
  /** How many are bought. */
  seats: number
  /** Paid seats before. */
  before: number
  /** The payment also activates the team: it was registered, but never paid. */
  activates: boolean
}
/** The members who take the seats; names and addresses are not stored. */
export type SeatsPayload = { members: readonly Shape<'TeamSeat'>[] }
/** Without a charge: it was found in the team's records, which do not hold it. */
export type SeatsReceipt = { charge?: Charge }
export type SeatsAdapter = PaymentAdapter<SeatsFacts, SeatsReceipt, SeatsPayload>

/** The key of a person's payment for seats of a team. */
export const seatsKey = (teamId: string, userId: string) => `seats:${teamId}:${userId}`

const fresh = { forceRefetch: true }
const bought = ['Team', 'Connection', 'DoSubscription', 'Invoice', 'Subscription', 'ActiveAccount'] as const

/** The team and its paid seats as the server has them now; undefined when either cannot be read. */
const readSeats =
  (teamId: string): AppThunk<Promise<{ seats: number; isActive: boolean } | undefined>> =>
  async (dispatch) => {
    const [count, team] = await Promise.all([
      fetchOnce(dispatch(connectionsApi.endpoints.countTeamSeats.initiate({ id: teamId }, fresh))),
      fetchOnce(dispatch(teamsApi.endpoints.getTeam.initiate({ id: teamId }, fresh))),
    ])
    if (count.isError || !count.data || team.isError || !team.data) return undefined
    return { seats: count.data.seats ?? count.data.count, isActive: team.data.status === 'ACTIVE' }
  }

const readAnswer = (answer: Charge): PaymentOutcome<SeatsReceipt> => {
  const { requires_action, client_secret, errorMessage } = answer
  if (errorMessage) return { kind: 'unconfirmed', error: { status: 200, message: errorMessage } }
  if (requires_action)
    return client_secret ? { kind: 'actionRequired', clientSecret: client_secret } : { kind: 'unconfirmed' }
  return { kind: 'paid', receipt: { charge: answer } }
}

/** Buys seats of a team, for its members and to spare; the first purchase activates the team (R-PRICE-03 to -05). */
export const seatsAdapter =
  (userId: string) =>
  (dispatch: AppDispatch): SeatsAdapter => {
    const isPayer = () =>
      dispatch((_, getState) => getState().auth.status === 'signedIn' && getState().auth.user?.userId === userId)
    const refresh = () => void dispatch(api.util.invalidateTags([...bought]))

    const reconcile = async (attempt: Attempt<SeatsFacts>): Promise<ReconcileResult<SeatsReceipt>> => {
      const { teamId, seats, before, activates } = attempt.facts
      if (!isPayer()) return { kind: 'unreadable' }
      const now = await dispatch(readSeats(teamId))
      if (!now || !isPayer()) return { kind: 'unreadable' }
      const isActivated = activates && now.isActive
      if (now.seats === before + seats && (!activates || isActivated)) return { kind: 'paid', receipt: {} }
      // Any other number is the work of another administrator: it proves nothing about this payment.
      if (now.seats !== before || isActivated) return { kind: 'gone' }
      return { kind: attempts.secretOf(attempt) ? 'pending' : 'none' }
    }

    return {
      async send({ facts: { teamId, seats } }, _source, payload) {
        const body = { members: [...(payload?.members ?? [])], membersCount: seats }
        const { addTeamSeats } = teamsApi.endpoints
        return readOutcome(await dispatch(addTeamSeats.initiate({ id: teamId, body }, { track: false })), readAnswer)
      },
      authenticate: (clientSecret) => confirmWithBank(clientSecret),
      async finish(_secret, attempt, bank) {
        if (bank === 'refused') return { kind: 'declined', error: notConfirmed }
        const found = await reconcile(attempt)
        return found.kind === 'paid' ? found : { kind: 'unconfirmed' }
      },
      reconcile,
      onPaid: refresh,
      onDecidedElsewhere: refresh,
    }
  }

const notConfirmed = {
  status: 402,
  code: 'authentication_required',
  message: 'Your bank has not confirmed the payment.',
}

type Asked = { teamId: string; seats: number; /** The amount on the screen. */ shown: Cents }

/** The last read before seats are paid: how many there are, and that the amount is the one on the screen (T5.7). */
export const confirmSeats =
  ({
    teamId,
    seats,
    shown,
  }: Asked): AppThunk<Promise<{ cents: Cents; facts: SeatsFacts } | { blocker: PaymentBlocker }>> =>
  async (dispatch) => {
    const { isTeamPaymentRequired } = teamsApi.endpoints
    const [now, price] = await Promise.all([
      dispatch(readSeats(teamId)),
      fetchOnce(dispatch(isTeamPaymentRequired.initiate({ id: teamId }, fresh))),
    ])
    if (!now || price.isError || !price.data) return { blocker: unread }
    const cents = seatsCost(seats, price.data)
    if (cents === shown) return { cents, facts: { teamId, seats, before: now.seats, activates: !now.isActive } }
    return {
      blocker: {
        kind: 'changed',
        title: 'The price has changed',
        text: `It was ${formatSgd(shown)} and is ${formatSgd(cents)} now. Nothing was charged. Please check it again.`,
      },
    }
  }

/** What seats cost today by the server's own days and price; the share is rounded once, on the whole amount. */
export function seatsCost(seats: number, price: Shape<'TeamPaymentRequired'>): Cents {
  const { seatPrice, remainingDays, daysInMonth } = price
  if (seatPrice === undefined || remainingDays === undefined || !daysInMonth)
    return seatsCharge(seats, Date.now()).amount
  return Math.round((seats * toCents(seatPrice) * remainingDays) / daysInMonth)
}

const unread: PaymentBlocker = {
  title: 'The price could not be checked',
  text: 'Nothing was sent, and nothing was charged. Please try again.',
}
