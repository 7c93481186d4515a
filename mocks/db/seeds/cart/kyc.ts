import type { KycRow } from '../../commerce/cartTables'
import { clock } from '../../../settings/clock'
import type { UserRow } from '../../tables'

/** The steps that lead to a status. */
const ways: Record<string, string[]> = {
  pending: ['pending'],
  in_review: ['pending', 'in_review'],
  approved: ['pending', 'in_review', 'approved'],
  rejected: ['pending', 'in_review', 'rejected'],
  expired: ['pending', 'in_review', 'approved', 'expired'],
}

const reasons: Record<string, string> = {
  rejected: 'The photo of your document wasn’t sharp enough to read.',
  expired: 'The document you verified with has expired.',
}

/** A record for everyone whose profile mentions an ID check; the others have none yet (409 on the first read). */
export const seedKyc = (users: readonly UserRow[]): KycRow[] =>
  users.flatMap(({ userId, idVerification }, index) => {
    const way = idVerification ? ways[idVerification] : undefined
    return way ? [record(userId, way, 4 + (index % 60))] : []
  })

function record(userId: string, way: string[], startedDaysAgo: number): KycRow {
  const status = way[way.length - 1] ?? 'pending'
  return {
    userId,
    kyc_status: status,
    kyc_statuses_history: way.map((step, index) => ({
      status: step,
      date: clock.daysFromNow(-startedDaysAgo + (index * startedDaysAgo) / (way.length + 1), 5 + index),
      reason: reasons[step] ?? null,
    })),
    verifyUrl: status === 'pending' ? `https://verify.doers.test/s/${userId}` : null,
    verifyUrlExpiresAt: status === 'pending' ? clock.daysFromNow(1, 5) : null,
    linkMadeAt: null,
  }
}
