import { clock } from '../../../settings/clock'
import { catalogue } from '../../../files/catalogue'
import type { PartnerDiscountCodeRow, PartnerRow, PartnerSubscriptionRow } from '../../backOffice/backOfficeTables'
import type { OrderRow } from '../../commerce/commerceTables'
import { makeKey, workbuddyPlans } from '../../commerce/partnerKeys'
import { randomFrom } from '../../random'
import type { UserRow } from '../../tables'

const names: [name: string, apiUsername: string, enabled?: false][] = [
  ['WorkBuddy', 'workbuddy'],
  ['AXA', 'axa-smart'],
  ['Fullerton Health', 'fullerton'],
  ['Financio', 'financio'],
  ['Long Table Rooms', 'long-table'],
  ['Northgate Houses', 'northgate'],
  ['Clickwell', 'clickwell'],
  ['Harbour & Lee Law', 'harbour-lee'],
  ['Inkwise', 'inkwise', false],
  ['Tidewater Cloud', 'tidewater'],
  [
    'Evergreen Mutual Insurance Company of Singapore and the Straits',
    'evergreen-mutual-insurance-singapore-production',
    false,
  ],
  ['Clinic Nine', 'clinic-nine'],
]

/** Partners with keys to our API; two of them are disabled. */
export const seedPartners = (): PartnerRow[] =>
  names.map(([name, apiUsername, enabled = true], index) => ({
    partnerId: `partner-${index + 1}`,
    name,
    apiUsername,
    apiKey: makeKey(index + 1),
    enabled,
    createdAt: clock.daysFromNow(-700 + index * 55, 3),
  }))

const totalCodes = 90
/** The share of codes that are still unassigned. */
const free = 35

/** Partner codes, newest first: some assigned to buyers of the solution, the others unassigned. */
export function seedPartnerDiscountCodes(
  users: readonly UserRow[],
  orders: readonly OrderRow[],
): PartnerDiscountCodeRow[] {
  const random = randomFrom(7117)
  const solutions = catalogue.filter(({ kind }) => kind !== 'membership')
  if (solutions.length === 0) return []
  const bought = orders
    .filter(({ status }) => status === 'COMPLETE')
    .flatMap((order) => order.items.map((item) => ({ order, solution: solutions.find(({ uid }) => uid === item.uid) })))
    .filter(({ solution }) => solution !== undefined)
    .slice(-(totalCodes - free))
  return Array.from({ length: totalCodes }, (_, index) => {
    const { order, solution = random.pick(solutions) } = bought[index] ?? {}
    const partnerName = solution.partner ?? 'Doerscircle'
    const letters = Array.from({ length: 4 }, () => random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'])).join('')
    const createdAt = order
      ? new Date(Date.parse(order.createdAt) - 20 * 86_400_000).toISOString()
      : clock.daysFromNow(-random.int(1, 120), 2)
    return {
      partnerDiscountCodeId: `pdc-${index + 1}`,
      code: `${partnerName
        .replace(/[^A-Za-z]/g, '')
        .slice(0, 4)
        .toUpperCase()}-${letters}`,
      partnerName,
      solutionUid: solution.uid,
      solutionTitle: solution.title,
      assignedToUserId: order?.userId ?? null,
      assignedToEmail: users.find(({ userId }) => userId === order?.userId)?.email ?? null,
      orderId: order?.orderId ?? null,
      assignedAt: order?.createdAt ?? null,
      // A few have expired without being assigned.
      expiresAt: random.chance(0.4) ? clock.daysFromNow(random.int(-20, 200), 16) : null,
      createdAt,
    }
  }).sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** Members of the workspace partner. Also stores the number in their profiles: it identifies the subscription. */
export function seedPartnerSubscriptions(users: readonly UserRow[]): PartnerSubscriptionRow[] {
  const random = randomFrom(5115)
  return users
    .filter(
      ({ userId, phone, disabled }) => phone && !disabled && (userId === 'u-premium' || /^u-\d*[37]$/.test(userId)),
    )
    .map((user) => {
      const workbuddyPhoneNumber = `${user.phoneDiallingCode ?? '+65'}${user.phone ?? ''}`
      user.workbuddyPhoneNumber = workbuddyPhoneNumber
      const cancelled = user.userId !== 'u-premium' && random.chance(0.15)
      return {
        workbuddyPhoneNumber,
        plan: random.pick(workbuddyPlans),
        status: cancelled ? 'cancelled' : 'active',
        effectiveAt: clock.daysFromNow(-random.int(3, 300), 16),
        userId: user.userId,
      }
    })
}
