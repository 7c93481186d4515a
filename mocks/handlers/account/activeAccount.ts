import type { Shape } from '@/contract/types'
import { db } from '../../db/db'
import { userName } from '../../db/accounts/userName'
import type { ActiveAccountRow, UserRow } from '../../db/tables'
import { isInTeam, teamOr404 } from '../../db/teams/teams'
import { reject, type Handlers } from '../../http'

type Choice = Pick<Shape<'ActiveAccount'>, 'type' | 'accountId' | 'accountPhoto'>

const accountOf = ({ userId }: UserRow) => db.activeAccounts.find((row) => row.userId === userId)

/** Resolves a choice of account: names come from the records, not from the client; foreign accounts are rejected. */
function resolve(me: UserRow, { type, accountId, accountPhoto = null }: Choice): ActiveAccountRow {
  const account = { userId: me.userId, type, accountId, accountPhoto }
  if (type === 'Personal') {
    if (accountId !== me.userId) reject(403, 'This is not your account')
    return { ...account, name: userName(me) }
  }
  const team = teamOr404(accountId)
  if (!isInTeam(me, accountId)) reject(403, 'You are not a member of this team')
  return { ...account, name: team.companyName }
}

function answer({ userId, ...account }: ActiveAccountRow): Shape<'ActiveAccount'> {
  // The user's name may have changed since.
  const owner = account.type === 'Personal' ? db.users.find((user) => user.userId === userId) : undefined
  return owner ? { ...account, name: userName(owner), accountPhoto: owner.profileImage ?? null } : account
}

export const activeAccount = {
  getActiveAccount: ({ me }) => answer(accountOf(me) ?? reject(404, 'There is no active account yet')),
  createActiveAccount: ({ me, body }) => {
    if (accountOf(me)) reject(409, 'There’s already an active account')
    const row = resolve(me, body)
    db.activeAccounts.push(row)
    return answer(row)
  },
  updateActiveAccount: ({ me, body }) => {
    const row = accountOf(me) ?? reject(404, 'There is no active account yet')
    return answer(Object.assign(row, resolve(me, body)))
  },
} satisfies Partial<Handlers>
