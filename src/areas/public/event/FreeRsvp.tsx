import { useState } from 'react'
import { isApiError } from '@/api/client/errors'
import { useLazyListMyEventsQuery, useRsvpFreeMutation } from '@/api/events'
import { NewUserFields, newUserSchema, noNewUser, toNewUser, type NewUserValues } from '@/components/NewUserFields'
import type { CommunityEvent } from '@/contract/types'
import { singleFlight } from '@/lib/singleFlight'
import { signIn } from '@/store/session/session'
import { useAppDispatch } from '@/store/hooks'
import { trackSignup } from '@/store/tracking/track'
import { Alert } from '@/ui/feedback/Alert'
import { Form } from '@/ui/form/Form'
import { SubmitButton } from '@/ui/form/SubmitButton'

type Props = { event: CommunityEvent; signedIn: boolean }
type Outcome = { error?: unknown }

/** RSVP to a free event; creates an account for visitors in the same step (R-EVT-03). */
export function FreeRsvp({ event: { eventId }, signedIn }: Props) {
  const dispatch = useAppDispatch()
  const [send] = useRsvpFreeMutation()
  const [readMine] = useLazyListMyEventsQuery()
  const [isLost, setLost] = useState(false)

  const isGoing = async () => {
    if (!signedIn) return false
    const { data, isError } = await readMine()
    return !isError && data?.some(({ event, rsvp }) => event.eventId === eventId && rsvp.status === 'GOING') === true
  }

  const rsvp = async (values: NewUserValues): Promise<Outcome> => {
    setLost(false)
    const { data, error } = await send({ id: eventId, body: signedIn ? {} : { newUser: toNewUser(values) } })
    if (error && isApiError(error)) {
      if (error.code === 'email_in_use' || error.server === 'Email already in use')
        return { error: { fields: { email: 'Email already in use. Please sign in instead.' } } }
      // The RSVP may exist already, or an earlier request succeeded but its response was lost.
      if (await isGoing()) return {}
      setLost(typeof error.status !== 'number' || error.status >= 500)
      return { error }
    }
    if (error) return { error }
    if (data?.errorMessage) return { error: data.errorMessage }
    // Tracked like every other sign-up (R-TRK-08).
    if (!signedIn) void dispatch(trackSignup({ premiumInCart: false, method: 'rsvp' }))
    const { user, token } = data ?? {}
    if (user && token) await dispatch(signIn({ user, token }))
    return {}
  }

  const once = async (values: NewUserValues): Promise<Outcome> => {
    const flight = await singleFlight(`rsvp:${eventId}`, () => rsvp(values))
    return 'done' in flight ? flight.done : { error: 'You’re already sending this RSVP in another tab.' }
  }

  return (
    <>
      {isLost && (
        <Alert kind="warning" live title="We’re not sure your RSVP went through">
          {signedIn
            ? 'It isn’t in your events yet. You can safely try again: you won’t be counted twice.'
            : 'If it did, you now have an account and a confirmation email: sign in to check. You can safely try again with the same address.'}
        </Alert>
      )}
      <Form
        label="RSVP"
        initial={noNewUser}
        {...(!signedIn && { schema: newUserSchema, draftKey: `rsvp-${eventId}` })}
        onSubmit={once}
      >
        {!signedIn && <NewUserFields purpose="your RSVP" />}
        <SubmitButton wide data-track="rsvp">
          RSVP
        </SubmitButton>
      </Form>
    </>
  )
}
