import { useListBenefitEnquiriesQuery } from '@/api/admin/benefitEnquiries'
import { useListBlogCommentsQuery } from '@/api/admin/blogComments'
import { useListJobEnquiriesQuery } from '@/api/admin/enquiries'
import { useListLogsQuery } from '@/api/admin/logs'
import { useCountOrdersPendingActivationQuery } from '@/api/admin/orders'
import { useListRedemptionsQuery } from '@/api/admin/redemptions'
import { useListOrphanedChargesQuery } from '@/api/admin/stripe'
import type { AdminPage } from '@/domain/access/adminPages'
import {
  errorsToday, hiddenComments, lastThirtyDays, orphanedCharges, recentBenefitEnquiries, waitingActivations,
  waitingJobEnquiries, waitingRedemptions,
} from '@/domain/admin/waiting' // prettier-ignore
import { paths } from '@/domain/navigation/paths'
import { localDay } from '@/lib/dates/localDay'
import { WaitingCard } from './WaitingCard'

type CardProps = { now: number }

const { page } = paths.admin

function Activations() {
  return (
    <WaitingCard
      title="Solution activation"
      query={useCountOrdersPendingActivationQuery()}
      waiting={waitingActivations}
      to={page('solution-activation')}
      label="Activate solutions"
    />
  )
}

function Redemptions({ now }: CardProps) {
  return (
    <WaitingCard
      title="Redemptions"
      query={useListRedemptionsQuery()}
      waiting={(all) => waitingRedemptions(all, now)}
      to={`${page('referral-points-redemptions')}?status=PENDING`}
      label="Pay redemptions"
    />
  )
}

function JobEnquiries() {
  return (
    <WaitingCard
      title="Job enquiries"
      query={useListJobEnquiriesQuery()}
      waiting={waitingJobEnquiries}
      to={`${page('job-enquiries')}?state=OPEN`}
      label="Answer job enquiries"
    />
  )
}

function BenefitEnquiries({ now }: CardProps) {
  return (
    <WaitingCard
      title="Benefit enquiries"
      query={useListBenefitEnquiriesQuery()}
      waiting={(all) => recentBenefitEnquiries(all, now)}
      to={page('benefit-enquiries')}
      label="Read benefit enquiries"
    />
  )
}

function HiddenComments() {
  return (
    <WaitingCard
      title="Blog comments"
      query={useListBlogCommentsQuery()}
      waiting={hiddenComments}
      to={`${page('blog-comments')}?state=hidden`}
      label="Review hidden comments"
    />
  )
}

function Charges({ now }: CardProps) {
  const days = lastThirtyDays(now)
  return (
    <WaitingCard
      title="Orphaned charges"
      query={useListOrphanedChargesQuery(days)}
      waiting={orphanedCharges}
      to={`${page('orphaned-charges')}?from=${days.from}&to=${days.to}`}
      label="Check orphaned charges"
    />
  )
}

function Errors({ now }: CardProps) {
  return (
    <WaitingCard
      title="Errors"
      query={useListLogsQuery({ limit: 100, offset: 0 })}
      waiting={(logs) => errorsToday(logs, now)}
      to={`${page('logs')}?kind=error&q=${localDay(now)}`}
      label="Read the log"
    />
  )
}

/** The cards of the start page, by the page whose permission each needs. */
export const waitingCards: readonly { page: AdminPage; Card: (props: CardProps) => React.ReactNode }[] = [
  { page: 'solution-activation', Card: Activations },
  { page: 'referral-points-redemptions', Card: Redemptions },
  { page: 'job-enquiries', Card: JobEnquiries },
  { page: 'benefit-enquiries', Card: BenefitEnquiries },
  { page: 'blog-comments', Card: HiddenComments },
  { page: 'orphaned-charges', Card: Charges },
  { page: 'logs', Card: Errors },
]
