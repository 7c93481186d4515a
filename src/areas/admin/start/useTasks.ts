import { useListBenefitEnquiriesQuery } from '@/api/admin/benefitEnquiries'
import { useListBlogCommentsQuery } from '@/api/admin/blogComments'
import { useListJobEnquiriesQuery } from '@/api/admin/enquiries'
import { useListLogsQuery } from '@/api/admin/logs'
import { useListOrdersPendingActivationQuery } from '@/api/admin/orders'
import { useListRedemptionsQuery } from '@/api/admin/redemptions'
import { useListOrphanedChargesQuery } from '@/api/admin/stripe'
import { useReader } from '@/components/access/useAccess'
import { mayOpenPath } from '@/domain/access/access'
import type { AdminPage } from '@/domain/access/adminPages'
import {
  errorsToday, hiddenComments, orphanedCharges, recentBenefitEnquiries, waitingActivations,
  waitingJobEnquiries, waitingRedemptions, type Waiting,
} from '@/domain/admin/waiting' // prettier-ignore
import { lastDays } from '@/domain/billing/periods'
import { paths } from '@/domain/navigation/paths'
import { formatDate } from '@/lib/dates/dates'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'

/** One kind of task that waits for an administrator. */
export type Task = {
  page: AdminPage
  title: string
  /** Path of the list, filtered to what waits. */
  to: string
  /** Label of the button that opens it. */
  act: string
  /** Link to a part of the list that is worth opening on its own. */
  also?: { to: string; label: string } | undefined
  query: QueryResult<unknown>
  waiting: Waiting | undefined
}

type Naming = Pick<Task, 'title' | 'act'> & { search?: string }

function task<Data>(page: AdminPage, naming: Naming, query: QueryResult<Data>, read: (data: Data) => Waiting): Task {
  const { search = '', ...names } = naming
  const waiting = query.data === undefined ? undefined : read(query.data)
  return { page, ...names, to: `${paths.admin.page(page)}${search}`, query, waiting }
}

/** A task for each page that the administrator may open; lists of other pages are not requested. @param now in ms */
export function useTasks(now: number): Task[] {
  const reader = useReader()
  const may = (page: AdminPage) => mayOpenPath(reader, paths.admin.page(page)).may
  const ifAllowed = (page: AdminPage) => ({ skip: !may(page) })
  const days = lastDays(now, 30)
  const pending = useListOrdersPendingActivationQuery(undefined, ifAllowed('solution-activation'))
  const redemptions = useListRedemptionsQuery(undefined, ifAllowed('referral-points-redemptions'))
  const charges = useListOrphanedChargesQuery(days, ifAllowed('orphaned-charges'))
  const jobs = useListJobEnquiriesQuery(undefined, ifAllowed('job-enquiries'))
  const benefits = useListBenefitEnquiriesQuery(undefined, ifAllowed('benefit-enquiries'))
  const comments = useListBlogCommentsQuery(undefined, ifAllowed('blog-comments'))
  const logs = useListLogsQuery({ limit: 100, offset: 0 }, ifAllowed('logs'))
  const activations = task('solution-activation', { title: 'Solution activation', act: 'Activate' }, pending, (items) =>
    waitingActivations(items, now),
  )
  const today = activations.waiting?.today
  const tasks: Task[] = [
    {
      ...activations,
      also: today ? { to: `${activations.to}?bought=today`, label: `${today} bought today` } : undefined,
    },
    task(
      'referral-points-redemptions',
      { title: 'Redemptions', act: 'Pay', search: '?status=PENDING' },
      redemptions,
      (all) => waitingRedemptions(all, now),
    ),
    task(
      'orphaned-charges',
      { title: 'Orphaned charges', act: 'Check', search: `?from=${days.from}&to=${days.to}` },
      charges,
      (all) => orphanedCharges(all, now),
    ),
    task('job-enquiries', { title: 'Job enquiries', act: 'Answer', search: '?state=OPEN' }, jobs, (all) =>
      waitingJobEnquiries(all, now),
    ),
    task('benefit-enquiries', { title: 'Benefit enquiries', act: 'Read' }, benefits, (all) =>
      recentBenefitEnquiries(all, now),
    ),
    task('blog-comments', { title: 'Blog comments', act: 'Review', search: '?state=hidden' }, comments, hiddenComments),
    task('logs', { title: 'Errors', act: 'Read', search: `?kind=error&q=${formatDate(now)}` }, logs, (entries) =>
      errorsToday(entries, now),
    ),
  ]
  return tasks.filter(({ page }) => may(page))
}
