import { clock } from '../../settings/clock'
import { db } from '../../db/db'
import type { UserRow } from '../../db/tables'
import type { Handlers } from '../../http'

const holders = () => db.users.filter(({ personalIdNumber }) => personalIdNumber)

const toHolder = (row: UserRow) => ({
  userId: row.userId,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  personalIdType: row.personalIdType ?? null,
  personalIdNumberEnding: row.personalIdNumber?.slice(-4) ?? null,
  personalIdFullName: row.personalIdFullName ?? null,
  ...(row.updatedAt ? { updatedAt: row.updatedAt } : {}),
})

export const dataPrivacy = {
  countUsersWithPersonalId: () => ({ count: holders().length }),
  listUsersWithPersonalId: () => holders().map(toHolder),
  clearPersonalIdNumbers: () => {
    const cleared = holders()
    for (const row of cleared) Object.assign(row, { personalIdNumber: null, updatedAt: clock.iso() })
    const count = cleared.length
    return { count, result: `Personal ID numbers of ${count} ${count === 1 ? 'user' : 'users'} cleared.` }
  },
} satisfies Partial<Handlers>
