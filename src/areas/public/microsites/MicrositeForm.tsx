import { useState } from 'react'
import { object } from 'yup'
import { useCreatePublicCampaignResponseMutation, useCreateCampaignResponseMutation } from '@/api/community/campaigns'
import { useCreateLandingPageResponseMutation } from '@/api/community/landingPages'
import { JoinForm } from '@/components/contact/JoinForm'
import { Sent } from '@/components/contact/Sent'
import { longestMessage, messageText, personSchema } from '@/components/contact/contactSchema'
import type { Microsite } from '@/contract/content'
import { useAppSelector } from '@/store/hooks'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Form, SubmitButton } from '@/ui/form/Form'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { PersonFields } from '@/components/contact/PersonFields'
import { useSender } from '@/components/contact/useSender'
import { SignInLink } from '@/components/links/SignInLink'

/** The form of a microsite. Members respond to a campaign in free text, visitors leave their email address. */
export function MicrositeForm({ site: { name, form, campaignId = name, landingPageId = name } }: { site: Microsite }) {
  const { status, user } = useAppSelector(({ auth }) => auth)
  const [respond] = useCreatePublicCampaignResponseMutation()
  const [leave] = useCreateLandingPageResponseMutation()
  if (form === 'mailingList') return <JoinForm />
  if (status === 'restoring') return <Skeleton shape="form" rows={2} label="Loading the form" />
  if (form === 'landing')
    return (
      <PersonForm
        draftKey={`landing-${landingPageId}`}
        verb="Save my spot"
        done="We’ve got your details"
        send={(body) => leave({ id: landingPageId, body })}
      />
    )
  if (status === 'signedIn' && user) return <MemberAnswer campaignId={campaignId} userId={user.userId} />
  return (
    <PersonForm
      draftKey={`campaign-${campaignId}`}
      verb="Take part"
      done="Thanks for taking part"
      send={(body) => respond({ id: campaignId, body })}
      offerSignIn
    />
  )
}

const schema = object({ responseText: messageText })

/** Free-text response of a member to a campaign. */
function MemberAnswer({ campaignId, userId }: { campaignId: string; userId: string }) {
  const [respond] = useCreateCampaignResponseMutation()
  const [sent, setSent] = useState(false)
  if (sent) return <Sent title="Thanks for your answer" again="Add another answer" onAgain={() => setSent(false)} />
  return (
    <Form
      label="Your answer"
      initial={{ responseText: '' }}
      schema={schema}
      draftKey={`campaign-answer-${campaignId}`}
      again
      onSubmit={({ responseText }) => respond({ id: campaignId, body: { responseText: responseText.trim(), userId } })}
      onDone={() => setSent(true)}
    >
      <TextAreaField name="responseText" label="Your answer" rows={6} limit={longestMessage} />
      <SubmitButton data-track="send-campaign-answer">Send answer</SubmitButton>
    </Form>
  )
}

type Person = { firstName: string; lastName: string; email: string }
type Props = {
  draftKey: string
  verb: string
  /** Confirmation shown after sending. */
  done: string
  send: (person: Person) => unknown
  /** Offers to sign in: members write an answer instead. */
  offerSignIn?: boolean
}

/** Name and email address, for a campaign or a landing page. */
function PersonForm({ draftKey, verb, done, send, offerSignIn = false }: Props) {
  const { firstName, lastName, email } = useSender()
  const [sentBy, setSentBy] = useState<string>()
  if (sentBy)
    return (
      <Sent title={done} again="Add another person" onAgain={() => setSentBy(undefined)}>
        <p>We’ll be in touch at {sentBy}.</p>
      </Sent>
    )
  return (
    <Form
      label={verb}
      initial={{ firstName, lastName, email }}
      schema={personSchema}
      draftKey={draftKey}
      again
      onSubmit={send}
      onDone={(_answer, values) => setSentBy(values.email)}
    >
      {offerSignIn && (
        <p className="text-muted">
          Have an account? <SignInLink inline /> to answer right away.
        </p>
      )}
      <PersonFields />
      <SubmitButton data-track="send-microsite-form">{verb}</SubmitButton>
    </Form>
  )
}
