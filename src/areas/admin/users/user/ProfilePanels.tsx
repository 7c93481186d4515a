import { RecordLink } from '@/components/admin/RecordLink'
import { DateTime } from '@/components/DateTime'
import type { User } from '@/contract/types'
import { countryName } from '@/domain/account/countries'
import { shownPhone } from '@/domain/account/shownPhone'
import { paths } from '@/domain/navigation/paths'
import { formatCount } from '@/lib/money/counts'
import { yesOrNo, unchangedAsStored } from '@/lib/text/wording'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Section } from '@/ui/layout/Section'
import { isApiError } from '@/api/client/errors'
import { useGetSignupSurveyQuery } from '@/api/account/profile'
import { useUpdateUserMarketingPreferencesMutation } from '@/api/admin/users'
import { marketingPreferences } from '@/domain/account/accountState'
import { toast } from '@/lib/calls/toast'
import { CheckField } from '@/ui/form/fields/CheckField'
import { Form, SubmitButton } from '@/ui/form/Form'
import { kycState, type KycState } from '@/domain/account/kyc'
import type { StatusTable } from '@/ui/table/columnMakers'
import { StateBadge } from '@/ui/feedback/StateBadge'
import { Panel } from './Panel'
import { Part } from './Part'

const partners = paths.admin.page('partner-subscriptions')

/** What the profile says about the user. */
export function Profile({ user }: { user: User }) {
  const { country, workbuddyPhoneNumber: number, referralCode } = user
  const joined = [
    user.referralCount !== undefined && `${formatCount(user.referralCount)} joined`,
    user.referralPremiumCount !== undefined && `${formatCount(user.referralPremiumCount)} became premium`,
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <Section title="Profile">
      <DescriptionList
        items={[
          { term: 'User ID', value: <code>{user.userId}</code> },
          { term: 'Joined', value: user.createdAt && <DateTime at={user.createdAt} time /> },
          { term: 'Last sign-in', value: user.lastLoginAt && <DateTime at={user.lastLoginAt} time /> },
          { term: 'Phone', value: shownPhone(user) },
          {
            term: 'WorkBuddy number',
            value: number && <RecordLink to={`${partners}?${new URLSearchParams({ q: number })}`}>{number}</RecordLink>,
          },
          { term: 'Country', value: countryName(country) },
          { term: 'Company', value: user.company },
          { term: 'Job title', value: [user.jobTitle, user.industry].filter(Boolean).join(', ') },
          { term: 'Type of doer', value: user.doerType },
          { term: 'Two-step verification', value: yesOrNo(user.twoFactorLogin, 'On', 'Off') },
          { term: 'Invited by', value: user.referrer },
          { term: 'Referrals', value: referralCode ? `${referralCode}: ${joined}` : joined },
          {
            term: 'Invoices go to',
            value: user.altInvoiceEmail === undefined ? undefined : user.altInvoiceEmail || user.email,
          },
        ]}
      />
    </Section>
  )
}

/** What the user answered when they signed up. */
export function SignupAnswers({ userId }: { userId: string }) {
  const query = useGetSignupSurveyQuery({ id: userId })
  // 404 is the answer for users who were never asked, or skipped it.
  const answers = isApiError(query.error) && query.error.status === 404 ? { data: null } : query
  return (
    <Panel title="Signup survey" query={answers} none="Not answered.">
      {(survey) => (
        <DescriptionList
          items={[
            { term: 'Type of doer', value: survey?.doerType },
            { term: 'Industry', value: survey?.industry },
            { term: 'How they found us', value: survey?.heardFrom },
            { term: 'Reasons', value: survey?.reasons?.join(', ') },
            { term: 'Interests', value: survey?.interests?.join(', ') },
            { term: 'Comments', value: survey?.comments },
            { term: 'Answered', value: survey?.createdAt && <DateTime at={survey.createdAt} /> },
          ]}
        />
      )}
    </Panel>
  )
}

/** Which emails and offers the user gets. The call is silent: the form tells how it ended. */
export function MarketingPreferences({ user }: { user: User }) {
  const [save] = useUpdateUserMarketingPreferencesMutation()
  return (
    <Part title="Marketing preferences">
      <Form
        label="Marketing preferences"
        initial={marketingPreferences(user)}
        onSubmit={(preferences, base) =>
          save({
            id: user.userId,
            body: { preferences: unchangedAsStored(preferences, base, marketingPreferences(user)) },
          })
        }
        onDone={() => toast.success('Marketing preferences saved')}
      >
        <p className="text-muted">Only change these if the member asks.</p>
        <CheckField name="receiveDoerscircleUpdateEmails" label="News from us" />
        <CheckField name="receiveThirdPartyOffers" label="Partner offers" />
        <CheckField name="personaliseThirdPartyAds" label="Personalised offers" />
        <SubmitButton variant="outline-secondary" size="sm">
          Save preferences
        </SubmitButton>
      </Form>
    </Part>
  )
}

const states: StatusTable<Exclude<KycState, 'unknown'>> = {
  notStarted: { label: 'Not started' },
  linkReady: { label: 'Awaiting member', tone: 'info' },
  linkExpired: { label: 'Link expired', tone: 'warning' },
  inReview: { label: 'In review', tone: 'info' },
  approved: { label: 'Verified', tone: 'success' },
  rejected: { label: 'Not approved', tone: 'danger' },
  expired: { label: 'Expired', tone: 'warning' },
}

/** The state of the ID check. Only the member can read its history: no call gives it to administrators. */
export function Verification({ user: { idVerification, personalIdType, personalIdFullName } }: { user: User }) {
  const state = kycState(idVerification)
  return (
    <Part title="ID verification">
      <DescriptionList
        items={[
          {
            term: 'Status',
            value: idVerification !== undefined && (
              <StateBadge state={state === 'unknown' ? (idVerification ?? undefined) : state} states={states} />
            ),
          },
          { term: 'ID document', value: personalIdType },
          { term: 'Name on it', value: personalIdFullName },
        ]}
      />
      <p className="text-muted mt-3 mb-0">
        The history of checks and the ID number aren’t available in the back office. Members see their own history under
        ID verification.
      </p>
    </Part>
  )
}
