import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { momentMs } from '@/lib/dates/dates'
import { dateColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'

type Code = Shape<'PartnerDiscountCode'>

const states = {
  free: { label: 'Available', tone: 'success' },
  assigned: { label: 'Assigned', tone: 'info' },
  expired: { label: 'Expired', tone: 'warning' },
} as const

/** Whether a code can still be handed out; undefined if it doesn't say. @param now ms */
export function codeState({ assignedToUserId, assignedAt, expiresAt }: Code, now: number) {
  if (assignedToUserId || assignedAt) return 'assigned'
  if ((momentMs(expiresAt) ?? Infinity) <= now) return 'expired'
  const isKnown = expiresAt === null || momentMs(expiresAt) !== undefined
  return isKnown && (assignedToUserId === null || assignedAt === null) ? 'free' : undefined
}

/** Columns of the codes. @param may whether the administrator may open a page that a cell links to */
export const codeColumns = (now: number, may: (to: string) => boolean): readonly Column<Code>[] => {
  const link = (id: string | null | undefined, to: (id: string) => string) => {
    const address = id ? to(id) : undefined
    return address !== undefined && may(address) ? address : undefined
  }
  return [
    textColumn('code', 'Code', ({ code }) => code, { rowHeader: true }),
    statusColumn('state', 'Status', (code) => codeState(code, now), states),
    textColumn('partner', 'Partner', ({ partnerName }) => partnerName, { unlabelled: true }),
    textColumn('solution', 'Solution', ({ solutionTitle, solutionUid }) => solutionTitle ?? solutionUid, {
      facet: ({ solutionTitle }) => solutionTitle,
      unlabelled: true,
    }),
    textColumn('buyer', 'Assigned to', ({ assignedToEmail, assignedToUserId }) => assignedToEmail ?? assignedToUserId, {
      to: ({ assignedToUserId }) => link(assignedToUserId, paths.admin.user),
    }),
    textColumn('order', 'Order', ({ orderId }) => orderId, { to: ({ orderId }) => link(orderId, paths.admin.order) }),
    dateColumn('assigned', 'Assigned on', ({ assignedAt }) => assignedAt, { hidden: true }),
    dateColumn('expires', 'Expires', ({ expiresAt }) => expiresAt),
    dateColumn('created', 'Received', ({ createdAt }) => createdAt, { second: true }),
  ]
}
