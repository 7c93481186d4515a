import { useState } from 'react'
import { object } from 'yup'
import { isApiError } from '@/api/client/errors'
import { isAlreadySettled, useJoinMailingListMutation } from '@/api/mailingList'
import { Link } from '@/components/Link'
import { paths } from '@/domain/navigation/paths'
import { Form } from '@/ui/form/Form'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { TextField } from '@/ui/form/TextField'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { emailText } from './contactSchema'
import { Sent } from './Sent'
import { useSender } from './useSender'

type Ended = { email: string; settled?: string | undefined }

const schema = object({ emailAddress: emailText })

/** Mailing list sign-up. "Already subscribed" also completes the form, shown as information (R-ERR-10, R-ERR-11). */
export function JoinForm() {
  const { email, waiting } = useSender()
  const [join] = useJoinMailingListMutation()
  const [ended, setEnded] = useState<Ended>()
  if (waiting) return <Skeleton shape="form" rows={1} label="Loading the form" />
  if (ended) return <Joined {...ended} onAgain={() => setEnded(undefined)} />

  const send = async ({ emailAddress }: { emailAddress: string }) => {
    const { data, error } = await join({ body: { emailAddress: emailAddress.trim() } })
    const said = isApiError(error) ? error.server : data?.message
    if (isAlreadySettled(said)) return said
    if (error) throw error
  }
  return (
    <Form
      label="Join the mailing list"
      single
      initial={{ emailAddress: email }}
      schema={schema}
      onSubmit={send}
      onDone={(settled, { emailAddress }) => setEnded({ email: emailAddress.trim(), settled })}
    >
      <TextField
        name="emailAddress"
        label="E-mail"
        type="email"
        autoComplete="email"
        hint="We send one mail to confirm that the address is yours."
      />
      <SubmitButton data-track="join-mailing-list">Join the mailing list</SubmitButton>
    </Form>
  )
}

function Joined({ email, settled, onAgain }: Ended & { onAgain: () => void }) {
  const again = { again: 'Use another address', onAgain }
  if (settled === 'Previously unsubscribed')
    return (
      <Sent kind="info" title="You left the list before" {...again}>
        <p>
          {email} has opted out, and we keep to that: we cannot subscribe it again.{' '}
          <Link to={paths.contact}>Write to us</Link> if you have changed your mind.
        </p>
      </Sent>
    )
  if (settled)
    return (
      <Sent kind="info" title="You are on the list already" {...again}>
        <p>{email} gets our mails. There is nothing more to do.</p>
      </Sent>
    )
  return (
    <Sent title="Check your inbox" {...again}>
      <p>
        We have sent a link to <strong>{email}</strong>. You are on the list once you have opened it. If it does not
        come, look into your junk folder.
      </p>
    </Sent>
  )
}
