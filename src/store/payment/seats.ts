import { api } from '@/api/client/api'
import { intent, withAttemptKey } from '@/api/client/callNotes'
import { fetchLatest } from '@/api/client/fetchOnce'
import { connectionsApi } from '@/api/account/connections'
import { teamsApi } from '@/api/account/teams'
import { timeApi } from '@/api/system/time'
import type { Shape } from '@/contract/types'
import { paidSeats, seatsQuote } from '@/domain/team/seatPrice'
import { countOf } from '@/lib/money/counts'
import type { Cents } from '@/lib/money/money'
import { clearDraft } from '@/lib/storage/drafts'
import type { AppDispatch, AppThunk } from '@/store/store'
import type { PaymentAdapter } from './adapter'
import { attempts, keyOf } from './attempts'
import type { Attempt, PaymentBlocker, PaymentOutcome, ReconcileResult } from './types'
import { priceChanged, priceUnread } from './blockers'
import { recordLater } from './recordLater'
import { outcomeAfterBank, readOutcome } from './chargeAnswer'
import { confirmWithBank } from './stripe'

type Charge = Shape<'TeamSeatsCharge'>

/** What identifies a purchase of seats in the records. */
export type SeatsFacts = {
  teamId: string
  seats: number
  /** Paid seats before the purchase. */
  before: number
  /** The payment also activates the team, which was registered but never paid. */
  activates: boolean
  /** The key of the draft of the form that buys them: the draft is deleted once they are paid. */
  draft?: string | undefined
}
/** The members who get the seats; their names and email addresses are not stored. */
export type SeatsPayload = { members: readonly Shape<'TeamSeat'>[] }
/** Without `charge` if the payment was found in the team's records, which don't contain charges. */
export type SeatsReceipt = {
  charge?: Charge
  /** How many seats the team has more than expected: the request may have been carried out twice. */
  extra?: number
}
export type SeatsAdapter = PaymentAdapter<SeatsFacts, SeatsReceipt, SeatsPayload>

/** Key of a user's seat payment for a team. */
export const seatsKey = (teamId: string, userId: string) => `seats:${teamId}:${userId}`

const bought = ['Team', 'Connection', 'DoSubscription', 'Invoice', 'Subscription', 'ActiveAccount'] as const

type SeatsNow = { seats: number; vacant: number | undefined; isActive: boolean }

/** The team and its paid seats on the server; undefined if either can't be read. */
const readSeats =
  (teamId: string): AppThunk<Promise<SeatsNow | undefined>> =>
  async (dispatch) => {
    const [count, team] = await Promise.all([
      fetchLatest(dispatch(connectionsApi.endpoints.countTeamSeats.initiate({ id: teamId }))),
      fetchLatest(dispatch(teamsApi.endpoints.getTeam.initiate({ id: teamId }))),
    ])
    if (!count.data || !team.data) return undefined
    return { seats: paidSeats(count.data), vacant: count.data.vacant, isActive: team.data.status === 'ACTIVE' }
  }

const readAnswer = (answer: Charge): PaymentOutcome<SeatsReceipt> => {
  const { requires_action, client_secret, errorMessage } = answer
  if (errorMessage) return { kind: 'unconfirmed', error: { status: 200, message: errorMessage } }
  if (requires_action)
    return client_secret ? { kind: 'actionRequired', clientSecret: client_secret } : { kind: 'unconfirmed' }
  return { kind: 'paid', receipt: { charge: answer } }
}

/** Buys seats of a team, for members or vacant; the first purchase activates the team (R-PRICE-03 to -05). */
export const seatsAdapter =
  (userId: string) =>
  (dispatch: AppDispatch): SeatsAdapter => {
    const isPayer = () =>
      dispatch((_, getState) => getState().auth.status === 'signedIn' && getState().auth.user?.userId === userId)
    const refresh = () => void dispatch(api.util.invalidateTags([...bought]))
    // Names are not stored: after a reload, the timeline entry only says how many seats were bought.
    let invited: readonly string[] = []

    const reconcile = async (attempt: Attempt<SeatsFacts>): Promise<ReconcileResult<SeatsReceipt>> => {
      const { teamId, seats, before, activates } = attempt.facts
      if (!isPayer()) return { kind: 'unreadable' }
      const now = await dispatch(readSeats(teamId))
      if (!now || !isPayer()) return { kind: 'unreadable' }
      const isActivated = activates && now.isActive
      if (now.seats === before + seats && (!activates || isActivated)) return { kind: 'paid', receipt: {} }
      // Any other number comes from another administrator and proves nothing about this payment.
      if (now.seats !== before || isActivated) return { kind: 'gone' }
      return { kind: attempts.secretOf(attempt) ? 'pending' : 'none' }
    }

    return {
      async send(attempt, _source, payload) {
        const { teamId, seats, before, activates } = attempt.facts
        const body = { members: [...(payload?.members ?? [])], membersCount: seats }
        invited = body.members.map(({ name }) => name)
        const { addTeamSeats } = teamsApi.endpoints
        const args = { id: teamId, body, ...(activates && { [intent]: 'registration' as const }) }
        const keyed = withAttemptKey(args, keyOf(attempt))
        const outcome = readOutcome(await dispatch(addTeamSeats.initiate(keyed, { track: false })), readAnswer)
        if (outcome.kind !== 'paid') return outcome
        const total = outcome.receipt.charge?.totalSeats ?? (await dispatch(readSeats(teamId)))?.seats ?? 0
        const extra = total - before - seats
        return extra > 0 ? { kind: 'paid', receipt: { ...outcome.receipt, extra } } : outcome
      },
      authenticate: (clientSecret) => confirmWithBank(clientSecret),
      finish: (_secret, attempt, bank) => outcomeAfterBank(bank, () => reconcile(attempt)),
      reconcile,
      onPaid({ facts: { teamId, seats, draft } }, receipt) {
        if (draft !== undefined) clearDraft(draft)
        if (!receipt?.charge) dispatch(recordLater({ kind: 'seats', teamId, seats, invited }))
        refresh()
      },
      onDecidedElsewhere: refresh,
    }
  }

type Wanted = {
  teamId: string
  seats: number
  /** The amount on the screen; undefined if none is shown. */
  shown: Cents | undefined
  /** The paid seats on the screen; undefined if their number is unknown. */
  paid: number | undefined
  /** The vacant seats on the screen, if they are to be used as well. */
  vacant?: number
} & Pick<SeatsFacts, 'draft'>
type Confirmed = { cents: Cents; facts: SeatsFacts } | { blocker: PaymentBlocker }

/** What seats cost now by the server's price, days and clock. @returns undefined if they cannot be read */
const readQuote =
  (teamId: string, seats: number): AppThunk<Promise<Cents | undefined>> =>
  async (dispatch) => {
    const [price, time] = await Promise.all([
      fetchLatest(dispatch(teamsApi.endpoints.isTeamPaymentRequired.initiate({ id: teamId }))),
      fetchLatest(dispatch(timeApi.endpoints.getTime.initiate())),
    ])
    if (!price.data || !time.data) return undefined
    return seatsQuote(seats, price.data, time.data.time).amount
  }

/** Reads the seats just before paying, and checks that their number and the amount are those on screen. */
export const confirmSeats =
  ({ teamId, seats, shown, paid, vacant, draft }: Wanted): AppThunk<Promise<Confirmed>> =>
  async (dispatch) => {
    const [now, cents] = await Promise.all([dispatch(readSeats(teamId)), dispatch(readQuote(teamId, seats))])
    if (!now || cents === undefined || shown === undefined) return { blocker: priceUnread }
    if (paid !== undefined && now.seats !== paid) return { blocker: seatsChanged(paid, now.seats) }
    if (vacant !== undefined && now.vacant !== undefined && now.vacant !== vacant)
      return { blocker: vacancyChanged(vacant, now.vacant) }
    if (cents === shown) return { cents, facts: { teamId, seats, before: now.seats, activates: !now.isActive, draft } }
    return { blocker: priceChanged(shown, cents) }
  }

const seatsChanged = (shown: number, now: number): PaymentBlocker => ({
  kind: 'changed',
  title: 'The number of seats has changed',
  text: `Your team had ${countOf(shown, 'paid seat')} and now has ${now}. You weren’t charged. Check how many seats you still need.`,
})

const vacancyChanged = (shown: number, now: number): PaymentBlocker => ({
  kind: 'changed',
  title: 'The number of vacant seats has changed',
  text: `There were ${shown} and now there are ${now}. You weren’t charged. Check how many seats you still need.`,
})
