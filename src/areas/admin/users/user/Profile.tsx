import { DateTime } from '@/components/DateTime'
import { Link } from '@/components/links/Link'
import { useMayOpen } from '@/components/access/useAccess'
import type { User } from '@/contract/types'
import { countryOf } from '@/domain/account/countries'
import { paths } from '@/domain/navigation/paths'
import { formatCount } from '@/lib/money/counts'
import { yesOrNo } from '@/lib/text/said'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Section } from '@/ui/layout/Section'

const partners = paths.admin.page('partner-subscriptions')

/** What the profile says about the user. */
export function Profile({ user }: { user: User }) {
  const { country, phone, phoneDiallingCode, workbuddyPhoneNumber: number, referralCode } = user
  const mayPartners = useMayOpen(partners).may
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
          { term: 'Phone', value: phone && [phoneDiallingCode, phone].filter(Boolean).join(' ') },
          {
            term: 'WorkBuddy number',
            value:
              number && mayPartners ? (
                <Link to={`${partners}?${new URLSearchParams({ q: number })}`}>{number}</Link>
              ) : (
                number
              ),
          },
          { term: 'Country', value: country && (countryOf(country)?.name ?? country) },
          { term: 'Company', value: user.company },
          { term: 'Job title', value: [user.jobTitle, user.industry].filter(Boolean).join(', ') },
          { term: 'Type of doer', value: user.doerType },
          { term: 'Two-step verification', value: yesOrNo(user.twoFactorLogin, 'On', 'Off') },
          { term: 'Invited by', value: user.referrer },
          { term: 'Referrals', value: referralCode ? `${referralCode}: ${joined}` : joined },
          { term: 'Invoices go to', value: user.altInvoiceEmail ?? user.email },
        ]}
      />
    </Section>
  )
}
