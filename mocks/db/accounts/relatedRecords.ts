import type { Shape } from '@/contract/types'
import { db } from '../db'
import type { UserRow } from '../tables'

/** How many records of each kind belong to an account. */
export function relatedRecordsOf({ userId, referralCode }: UserRow): Required<Shape<'RelatedRecords'>> {
  const own = (row: { userId?: string | null }) => row.userId === userId
  const teams = new Set([
    ...db.teams.filter(({ ownerUserId }) => ownerUserId === userId).map(({ teamId }) => teamId),
    ...db.connections.filter((row) => own(row) && row.status === 'ACCEPTED').map(({ teamId }) => teamId),
  ])
  return {
    userId,
    orders: db.orders.filter(own).length,
    invoices: db.invoices.filter(own).length,
    subscriptions: db.subscriptions.filter((row) => own(row) && /^(ACTIVE|PAST_DUE)$/.test(row.status ?? '')).length,
    teams: teams.size,
    rsvps: db.rsvps.filter(own).length,
    comments: db.blogComments.filter(own).length,
    referrals: db.users.filter(({ referrer }) => referrer && referrer === referralCode).length,
    redemptions: db.redemptions.filter(own).length,
  }
}
