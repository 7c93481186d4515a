import { api } from '@/api/client/api'
import { fetchOnce } from '@/api/client/fetchOnce'
import { eventsApi } from '@/api/events'
import { answerBank } from '@/components/payment/stripe'
import type { Flow } from '@/components/payment/payment'
import type { Finding, Verdict } from '@/components/payment/states'
import { verdictOf } from '@/components/payment/verdict'
import type { Shape } from '@/contract/types'
import { signIn } from '@/store/session'
import type { AppDispatch } from '@/store/store'
import { trackSignup } from '@/store/track'

type Rsvp = Shape<'Rsvp'>
type Answer = Shape<'RsvpAnswer'>

/** By what a paid RSVP is found again. */
export type RsvpFacts = { eventId: string; addPremium: boolean; visitor: boolean }
export type RsvpFlow = Flow<RsvpFacts, Rsvp>

/** The payment of a person for an event. */
export const rsvpKey = (eventId: string, userId: string | undefined) => `rsvp:${eventId}:${userId ?? 'visitor'}`

// A person's data is never stored with the attempt: it waits here for its one send.
const newcomers = new Map<string, Shape<'NewUser'>>()

/** Says who comes along with the next payment under a key. */
export function bringAlong(key: string, newUser: Shape<'NewUser'> | undefined): void {
  if (newUser) newcomers.set(key, newUser)
  else newcomers.delete(key)
}

const bought = ['Event', 'Notification', 'Me', 'Order', 'Invoice', 'Subscription'] as const

/** Pays an RSVP. After a lost answer the RSVPs of the person tell what became of it (T5.2). */
export const makeRsvpFlow =
  (key: string) =>
  (dispatch: AppDispatch): RsvpFlow => {
    // A session that came with the charge begins once the bank has been asked: signing in may lead to another page.
    let session: Pick<Answer, 'user' | 'token'> | undefined
    const said = new Map<string, 'agreed' | 'refused' | 'lost'>()

    const openSession = async () => {
      const { user, token } = session ?? {}
      session = undefined
      if (user && token) await dispatch(signIn({ user, token }))
    }
    const isSignedIn = () => dispatch((_, getState) => getState().auth.status === 'signedIn')
    const refresh = () => void dispatch(api.util.invalidateTags([...bought]))

    const find = async ({ facts }: { facts: RsvpFacts }): Promise<Finding<Rsvp>> => {
      await openSession()
      if (!isSignedIn()) return { kind: 'unreadable' }
      const mine = eventsApi.endpoints.listMyEvents.initiate(undefined, { forceRefetch: true })
      const { data, isError } = await fetchOnce(dispatch(mine))
      // After a failure `data` is what was read before the payment.
      if (isError || !data) return { kind: 'unreadable' }
      const rsvp = data.find(({ event, rsvp }) => event.eventId === facts.eventId && rsvp.status === 'GOING')?.rsvp
      if (rsvp) return { kind: 'paid', receipt: rsvp }
      // Whoever signed in since need not be whom the visitor paid as.
      return { kind: facts.visitor ? 'gone' : 'none' }
    }

    const read = (answer: Answer): Verdict<Rsvp> => {
      const { errorMessage, requires_action, client_secret, rsvp } = answer
      if (errorMessage) return { kind: 'refused', error: { status: 409, message: errorMessage } }
      session = { ...(answer.user && { user: answer.user }), ...(answer.token && { token: answer.token }) }
      if (requires_action && client_secret) return { kind: 'ask', clientSecret: client_secret }
      return rsvp ? { kind: 'paid', receipt: rsvp } : { kind: 'lost' }
    }

    return {
      async send({ facts: { eventId, addPremium } }, source) {
        const newUser = newcomers.get(key)
        const body = { stripeTokenId: source ?? '', addPremium, ...(newUser && { newUser }) }
        const result = await dispatch(eventsApi.endpoints.rsvpPaid.initiate({ id: eventId, body }, { track: false }))
        newcomers.delete(key)
        const verdict = verdictOf(result, read)
        // The account is made with the charge, also where the bank is asked first (R-TRK-08).
        if (newUser && (verdict.kind === 'paid' || verdict.kind === 'ask'))
          void dispatch(trackSignup({ premiumInCart: addPremium, method: 'rsvp' }))
        if (verdict.kind === 'paid') await openSession()
        return verdict
      },
      async confirm(clientSecret) {
        const word = await answerBank(clientSecret)
        said.set(clientSecret, word)
        return word
      },
      async finish(clientSecret, attempt) {
        if (said.get(clientSecret) === 'refused') {
          await openSession()
          return {
            kind: 'refused',
            error: {
              status: 402,
              code: 'authentication_required',
              message: 'Your bank has not confirmed the payment.',
            },
          }
        }
        const found = await find(attempt)
        return found.kind === 'paid' ? found : { kind: 'lost' }
      },
      find,
      done: refresh,
    }
  }
