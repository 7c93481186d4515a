import { clock } from '../../../settings/clock'
import type { MailingListRow } from '../../community/communityTables'
import { randomFrom } from '../../random'
import { someone } from './crowd'

type Status = MailingListRow['status']

/** One address for each special case of subscribing and verifying. */
const known: readonly [string, Status][] = [
  ['subscribed@example.com', 'VERIFIED'],
  ['left@example.com', 'UNSUBSCRIBED'],
  ['pending@example.com', 'PENDING'],
  ['member@doers.test', 'VERIFIED'],
  ['premium@doers.test', 'VERIFIED'],
]

/** All subscribers: most verified, some unverified, some unsubscribed. */
export function seedMailingList(): MailingListRow[] {
  const random = randomFrom(414)
  const crowd = someone(random, 90).map(({ email }): [string, Status] => {
    const chance = random.next()
    return [email, chance < 0.7 ? 'VERIFIED' : chance < 0.88 ? 'PENDING' : 'UNSUBSCRIBED']
  })
  const rows = [...known, ...crowd].map(([emailAddress, status], index): MailingListRow => {
    const days = status === 'PENDING' ? random.int(1, 60) : random.int(40, 700)
    const verified = status !== 'PENDING'
    return {
      mailingListSubscriptionId: `ml-${index + 1}`,
      emailAddress,
      status,
      token:
        emailAddress === 'pending@example.com' ? 'pending-token' : `mlt-${index + 1}-${random.int(100_000, 999_999)}`,
      createdAt: clock.daysFromNow(-days, 3),
      verifiedAt: verified ? clock.daysFromNow(-days, 4) : null,
      unsubscribedAt: status === 'UNSUBSCRIBED' ? clock.daysFromNow(-random.int(1, 39), 7) : null,
    }
  })
  return rows.sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}
