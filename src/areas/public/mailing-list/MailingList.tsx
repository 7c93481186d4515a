import { JoinForm } from '@/components/contact/JoinForm'
import { env } from '@/lib/env'
import { Card } from '@/ui/layout/Card'
import { Page } from '@/ui/layout/Page'

/** Mailing list sign-up (R-LIFE-05). */
export default function MailingList() {
  return (
    <div className="container-xl container-form py-4">
      <Page
        title="Mailing list"
        lead="News and offers for people who get things done. Unsubscribe with one click."
        share={{ description: `Join the mailing list of ${env.productName}.` }}
      >
        <div className="prose">
          <Card>
            <JoinForm />
          </Card>
        </div>
      </Page>
    </div>
  )
}
