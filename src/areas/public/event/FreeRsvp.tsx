import { NewUserFields, newUserSchema, noNewUser } from '@/components/password/NewUserFields'
import { Alert } from '@/ui/feedback/Alert'
import { Form, SubmitButton } from '@/ui/form/Form'
import { useFreeRsvp } from './useFreeRsvp'

type Props = { event: { eventId: string }; signedIn: boolean }

/** RSVP to a free event; creates an account for visitors in the same step (R-EVT-03). */
export function FreeRsvp({ event: { eventId }, signedIn }: Props) {
  const { rsvp, isLost } = useFreeRsvp(eventId, signedIn)
  return (
    <>
      {isLost && (
        <Alert kind="warning" live title="We’re not sure your RSVP went through">
          {signedIn
            ? 'It isn’t in your events yet. You can try again.'
            : 'If it did, you now have an account: sign in to check. Or try again with the same address.'}
        </Alert>
      )}
      <Form
        label="RSVP"
        initial={noNewUser}
        {...(!signedIn && { schema: newUserSchema, draftKey: `rsvp-${eventId}` })}
        onSubmit={rsvp}
      >
        {!signedIn && <NewUserFields purpose="your RSVP" />}
        <SubmitButton wide data-track="rsvp">
          RSVP
        </SubmitButton>
      </Form>
    </>
  )
}
