import { api } from '@/api/client/api'
import { withAttemptKey } from '@/api/client/callNotes'
import { fetchLatest } from '@/api/client/fetchOnce'
import { eventsApi } from '@/api/community/events'
import type { Shape } from '@/contract/types'
import { momentMs } from '@/lib/dates/dates'
import { addressKey } from '@/lib/text/emailAddress'
import { signIn } from '@/store/session/session'
import type { AppDispatch } from '@/store/store'
import { trackSignup } from '@/store/tracking/track'
import type { PaymentAdapter } from './adapter'
import { attempts, keyOf } from './attempts'
import type { Attempt, PaymentOutcome, ReconcileResult } from './types'
import { outcomeAfterBank, readOutcome } from './chargeAnswer'
import { confirmWithBank } from './stripe'

type Rsvp = Shape<'Rsvp'>
type Answer = Shape<'RsvpAnswer'>

/** Facts that identify a paid RSVP. */
export type RsvpFacts = { eventId: string; addPremium: boolean; visitor: boolean }
/** The attendee: a visitor's account is created in the same request. */
export type RsvpPayload = Shape<'NewUser'>
export type RsvpAdapter = PaymentAdapter<RsvpFacts, Rsvp, RsvpPayload>

const bought = ['Event', 'Notification', 'Me', 'Order', 'Invoice', 'Subscription'] as const
// Tolerance between the clocks of a device and of the server.
const skew = 15 * 60_000

/** Error codes that an earlier delivery of the same request can't have caused. */
const certain: readonly unknown[] = ['free', 'draft', 'cancelled', 'over']

/** Decides a visitor's refusal by its status and code alone, because a visitor's records can't be read. */
function inferred(outcome: PaymentOutcome<Rsvp>, isVisitor: boolean): PaymentOutcome<Rsvp> {
  if (outcome.kind !== 'refused' || !isVisitor) return outcome
  const { status, code } = outcome.error
  return { ...outcome, kind: status === 422 || certain.includes(code) ? 'declined' : 'unconfirmed' }
}

/** Pays for an RSVP. After an unclear response the payer's RSVPs decide. @param userId undefined for a visitor */
export const rsvpAdapter =
  (userId: string | undefined) =>
  (dispatch: AppDispatch): RsvpAdapter => {
    // The session that comes with the charge is started only after the bank's authentication: signing in may redirect.
    let session: Pick<Answer, 'user' | 'token'> | undefined
    // Never stored: after a reload it is not known who paid as a visitor.
    let visitorEmail: string | undefined

    const openSession = async () => {
      const { user, token } = session ?? {}
      session = undefined
      if (user && token) await dispatch(signIn({ user, token }))
    }
    const refresh = () => void dispatch(api.util.invalidateTags([...bought]))
    const signedIn = () =>
      dispatch((_, getState) => (getState().auth.status === 'signedIn' ? getState().auth.user : undefined))

    const reconcile = async (attempt: Attempt<RsvpFacts>): Promise<ReconcileResult<Rsvp>> => {
      const { facts, sentAt } = attempt
      await openSession()
      const reader = signedIn()
      const isReader = () => reader !== undefined && reader !== null && signedIn()?.userId === reader.userId
      if (!isReader() || (!facts.visitor && reader?.userId !== userId)) return { kind: 'unreadable' }
      const mine = eventsApi.endpoints.listMyEvents.initiate()
      const { data } = await fetchLatest(dispatch(mine))
      if (!data || !isReader()) return { kind: 'unreadable' }
      const rsvp = data.find(({ event, rsvp }) => event.eventId === facts.eventId && rsvp.status !== 'CANCELLED')?.rsvp
      // There is an RSVP, but its status doesn't say whether it is paid.
      if (rsvp && rsvp.status !== 'GOING') return { kind: 'gone' }
      const isPayer = !facts.visitor || (visitorEmail !== undefined && addressKey(reader?.email ?? '') === visitorEmail)
      const isNew = rsvp?.newUser === true && (momentMs(rsvp.createdAt) ?? 0) > sentAt - skew
      // The user signed in since is not necessarily the one who paid as a visitor.
      if (rsvp && (isPayer || isNew)) return { kind: 'paid', receipt: rsvp }
      if (!isPayer) return { kind: 'gone' }
      return { kind: attempts.secretOf(attempt) ? 'pending' : 'none' }
    }

    const read = (answer: Answer): PaymentOutcome<Rsvp> => {
      const { errorMessage, requires_action, client_secret, rsvp } = answer
      // It may be about a repeated request: an existing RSVP may be the result of the first.
      if (errorMessage) return { kind: 'unconfirmed', error: { status: 200, message: errorMessage } }
      session = { ...(answer.user && { user: answer.user }), ...(answer.token && { token: answer.token }) }
      if (requires_action && client_secret) return { kind: 'actionRequired', clientSecret: client_secret }
      return rsvp ? { kind: 'paid', receipt: rsvp } : { kind: 'unconfirmed' }
    }

    return {
      async send(attempt, source, newUser) {
        const { eventId, addPremium } = attempt.facts
        visitorEmail = newUser && addressKey(newUser.email)
        const body = { stripeTokenId: source ?? '', addPremium, ...(newUser && { newUser }) }
        const args = withAttemptKey({ id: eventId, body }, keyOf(attempt))
        const result = await dispatch(eventsApi.endpoints.rsvpPaid.initiate(args, { track: false }))
        const outcome = inferred(readOutcome(result, read), newUser !== undefined)
        // The charge creates the account, also if the bank's authentication comes first (R-TRK-08).
        if (newUser && (outcome.kind === 'paid' || outcome.kind === 'actionRequired'))
          void dispatch(trackSignup({ premiumInCart: addPremium, method: 'rsvp' }))
        if (outcome.kind === 'paid') await openSession()
        return outcome
      },
      authenticate: (clientSecret) => confirmWithBank(clientSecret),
      async finish(_secret, attempt, bank) {
        if (bank === 'refused') await openSession()
        return outcomeAfterBank(bank, () => reconcile(attempt))
      },
      reconcile,
      onPaid: refresh,
      onDecidedElsewhere: refresh,
    }
  }
