import { useState } from 'react'
import { isApiError } from '@/api/client/errors'
import { useRsvpFreeMutation } from '@/api/community/events'
import { useIsGoing } from '@/components/events/useIsGoing'
import { toNewUser, type NewUserValues } from '@/components/password/NewUserFields'
import type { Shape } from '@/contract/types'
import { certaintyOf } from '@/lib/calls/certainty'
import { signIn } from '@/store/session/session'
import { useAppDispatch } from '@/store/hooks'
import { trackSignup } from '@/store/tracking/track'
import { catchUp, sendVerified, useWrite } from '@/ui/useWrite'

type Outcome = { error?: unknown }

const isEmailInUse = (error: unknown) =>
  isApiError(error) && (error.code === 'email_in_use' || error.server === 'Email already in use')

/**
 * Sends a free RSVP once, also across tabs.
 * @returns `isLost`: the answer got lost, and the member's events do not show the RSVP
 */
export function useFreeRsvp(eventId: string, signedIn: boolean) {
  const dispatch = useAppDispatch()
  const [send] = useRsvpFreeMutation()
  const readGoing = useIsGoing(eventId)
  const { run } = useWrite({ once: `rsvp:${eventId}` })
  const [isLost, setLost] = useState(false)

  const isGoing = async () => signedIn && readGoing()

  const attempt = async (values: NewUserValues): Promise<Outcome> => {
    setLost(false)
    let data: Shape<'RsvpAnswer'> | undefined
    try {
      // The RSVP may exist already, or an earlier request succeeded but its response was lost.
      await sendVerified(
        async () => {
          data = await send({ id: eventId, body: signedIn ? {} : { newUser: toNewUser(values) } }).unwrap()
        },
        isGoing,
        (error) => !isEmailInUse(error),
      )
    } catch (error) {
      if (isEmailInUse(error)) return { error: { fields: { email: 'Email already in use. Please sign in instead.' } } }
      setLost(certaintyOf(error) !== 'refused')
      return { error }
    }
    if (data?.errorMessage) return { error: data.errorMessage }
    // Tracked like every other sign-up (R-TRK-08).
    if (!signedIn) void dispatch(trackSignup({ premiumInCart: false, method: 'rsvp' }))
    const { user, token } = data ?? {}
    if (user && token) await dispatch(signIn({ user, token }))
    await catchUp(isGoing)
    return {}
  }

  const rsvp = async (values: NewUserValues): Promise<Outcome> =>
    (await run(() => attempt(values))) ?? { error: 'You’re already sending this RSVP in another tab.' }
  return { rsvp, isLost }
}
