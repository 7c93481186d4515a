import { useState } from 'react'
import { useGetMeQuery } from '@/api/account/profile'
import { useListMyRedemptionsQuery } from '@/api/commerce/redemptions'
import { useGetUserPointsQuery } from '@/api/account/userPoints'
import { useUser } from '@/store/hooks'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Settled } from '@/ui/feedback/Settled'
import { Page } from '@/ui/layout/Page'
import { useSendContactUsReferralEmailMutation } from '@/api/community/email'
import { Alert } from '@/ui/feedback/Alert'
import { Card } from '@/ui/layout/Card'
import { Form, SubmitButton } from '@/ui/form/Form'
import { email, object, required } from '@/ui/form/rules'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { TextField } from '@/ui/form/fields/TextField'
import { Points } from './Points'
import { PointsHistory } from './PointsHistory'
import { Redemptions } from './Redemptions'
import { Share } from './Share'
import './referrals.scss'

/** Refer & Earn: the referral link, the points earned, and their payout. */
export default function Referrals() {
  const userId = useUser()?.userId ?? ''
  const me = useGetMeQuery()
  const points = useGetUserPointsQuery({ userId }, { skip: userId === '' })
  const redemptions = useListMyRedemptionsQuery({ userId }, { skip: userId === '' })
  return (
    <Page title="Refer & Earn" lead="Invite others and earn points you can redeem for cash or vouchers.">
      {/* Requests and history would push down what is below them. */}
      <Settled queries={[me, points, redemptions]} skeleton={{ shape: 'card', rows: 8, label: 'Loading your points' }}>
        <div className="referrals">
          <QueryBoundary query={me} what="your link" skeleton={{ shape: 'card', rows: 4 }}>
            {(user) => <Share user={user} />}
          </QueryBoundary>
          <Points points={points} redemptions={redemptions} />
          {redemptions.data && redemptions.data.length > 0 && <Redemptions all={redemptions.data} />}
          {points.data?.entries && points.data.entries.length > 0 && (
            <PointsHistory entries={points.data.entries} balance={points.data.points} />
          )}
          <AskForm email={me.data?.email} />
        </div>
      </Settled>
    </Page>
  )
}

const limit = 2000
const schema = object({
  from: email(),
  message: required({ max: limit }),
})

/** Message form for questions about a missing referral or points. */
function AskForm({ email: address = '' }: { email: string | undefined }) {
  const [send] = useSendContactUsReferralEmailMutation()
  const [sent, setSent] = useState(false)
  return (
    <Card title="Missing a referral?">
      <p>Tell us who you invited and when, and we’ll look into it.</p>
      {sent && (
        <Alert kind="success" live title="Your message has been sent">
          We’ll reply by email.
        </Alert>
      )}
      <Form
        key={address}
        label="Ask about a referral"
        initial={{ from: address, message: '' }}
        schema={schema}
        draftKey="referral-message"
        again
        onSubmit={(body) => send({ body })}
        onDone={() => setSent(true)}
      >
        <TextField name="from" label="Email address" type="email" autoComplete="email" />
        <TextAreaField name="message" label="Message" rows={4} limit={limit} />
        <SubmitButton variant="outline-secondary">Send message</SubmitButton>
      </Form>
    </Card>
  )
}
