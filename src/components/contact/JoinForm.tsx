import { useState } from 'react'
import { object } from 'yup'
import { serverText } from '@/api/client/errors'
import { isSettled, useJoinMailingListMutation } from '@/api/community/mailingList'
import { SiteLink } from '@/components/links/SiteLink'
import { paths } from '@/domain/navigation/paths'
import { Form, SubmitButton } from '@/ui/form/Form'
import { TextField } from '@/ui/form/fields/TextField'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { emailText } from './contactSchema'
import { Sent } from './Sent'
import { useSender } from './useSender'

type Ended = { email: string; settled?: string | undefined }

const schema = object({ emailAddress: emailText })

/** Mailing list sign-up. "Already subscribed" also completes the form, shown as information (R-ERR-10, R-ERR-11). `address` fills the field. */
export function JoinForm({ address, verb = 'Join the mailing list' }: { address?: string; verb?: string }) {
  const { email, waiting } = useSender()
  const [join] = useJoinMailingListMutation()
  const [ended, setEnded] = useState<Ended>()
  if (waiting) return <Skeleton shape="form" rows={1} label="Loading the form" />
  if (ended) return <Joined {...ended} onAgain={() => setEnded(undefined)} />

  const send = async ({ emailAddress }: { emailAddress: string }) => {
    const { data, error } = await join({ body: { emailAddress: emailAddress.trim() } })
    const message = error ? serverText(error) : data?.message
    if (isSettled('join', message)) return message
    if (error) throw error
  }
  return (
    <Form
      label="Join the mailing list"
      single
      initial={{ emailAddress: address ?? email }}
      schema={schema}
      onSubmit={send}
      onDone={(settled, { emailAddress }) => setEnded({ email: emailAddress.trim(), settled })}
    >
      <TextField
        name="emailAddress"
        label="Email address"
        type="email"
        autoComplete="email"
        hint="We’ll email you once to confirm the address is yours."
      />
      <SubmitButton data-track="join-mailing-list">{verb}</SubmitButton>
    </Form>
  )
}

function Joined({ email, settled, onAgain }: Ended & { onAgain: () => void }) {
  const again = { again: 'Use a different address', onAgain }
  if (settled === 'Previously unsubscribed')
    return (
      <Sent kind="info" title="You unsubscribed earlier" {...again}>
        <p>
          {email} has opted out, so we can’t subscribe it again. <SiteLink to={paths.contact}>Contact us</SiteLink> if
          you’ve changed your mind.
        </p>
      </Sent>
    )
  if (settled)
    return (
      <Sent kind="info" title="You’re already on the list" {...again}>
        <p>{email} already gets our emails.</p>
      </Sent>
    )
  return (
    <Sent title="Check your inbox" {...again}>
      <p>
        We’ve sent a link to <strong>{email}</strong>. Open it to join the list. If it doesn’t arrive, check your spam
        folder.
      </p>
    </Sent>
  )
}
