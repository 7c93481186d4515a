import { FormWithSteps } from '@/components/contact/FormWithSteps'
import { JoinForm } from '@/components/contact/JoinForm'
import { env } from '@/lib/env'
import { Page } from '@/ui/layout/Page'

const steps = [
  { title: 'We email you a link' },
  { title: 'You open it', text: 'That puts you on the list.' },
  { title: 'News and offers arrive', text: 'Every email has a link to unsubscribe.' },
]

/** Mailing list sign-up (R-LIFE-05). */
export default function MailingList() {
  return (
    <div className="container-xl py-4">
      <Page
        title="Mailing list"
        lead="News and offers for people who get things done."
        share={{ description: `Join the mailing list of ${env.productName}.` }}
      >
        <FormWithSteps drawing="messages" steps={steps}>
          <JoinForm />
        </FormWithSteps>
      </Page>
    </div>
  )
}
