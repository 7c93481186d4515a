import { db } from '../../db/db'
import { enterTeam, readTeam } from '../../db/teams/teams'
import { subscriptionsOf, takeBack, teamOf, toDoSubscription, unitOr404, unitsOf } from '../../db/teams/teamUnits'
import type { DoSubscriptionRow } from '../../db/teams/teamTables'
import type { UserRow } from '../../db/tables'
import { reject, type Handlers } from '../../http'

/** All connections that an account has or had. */
const myConnections = (me: UserRow) =>
  new Set(db.connections.filter(({ userId }) => userId === me.userId).map(({ id }) => id))

const newestFirst = (a: DoSubscriptionRow, b: DoSubscriptionRow) =>
  (b.assignedAt ?? '').localeCompare(a.assignedAt ?? '')

function mine(me: UserRow, teamId: string, states?: DoSubscriptionRow['status'][]) {
  enterTeam(me, teamId)
  const own = myConnections(me)
  return unitsOf(teamId)
    .filter(
      ({ assigneeId, status }) => assigneeId !== null && own.has(assigneeId) && (!states || states.includes(status)),
    )
    .sort(newestFirst)
    .map(toDoSubscription)
}

export const solutions = {
  listMyTeamDoSubscriptions: ({ me, path }) => mine(me, path.id),
  listMyActiveTeamDoSubscriptions: ({ me, path }) => mine(me, path.id, ['ACTIVE']),
  listMyFormerTeamDoSubscriptions: ({ me, path }) => mine(me, path.id, ['REMOVED', 'ENDED']),

  listMyUnseenRemovedDoSubscriptions: ({ me }) => {
    const own = myConnections(me)
    const teams = new Set(db.connections.filter(({ id }) => own.has(id)).map(({ teamId }) => teamId))
    return [...teams]
      .filter((teamId) => subscriptionsOf(teamId).length > 0)
      .flatMap(unitsOf)
      .filter(({ assigneeId, status, statusSeen }) => status === 'REMOVED' && !statusSeen && own.has(assigneeId ?? ''))
      .sort((a, b) => (b.removedAt ?? '').localeCompare(a.removedAt ?? ''))
      .map(toDoSubscription)
  },

  getRemovedDoSubscription: ({ me, path }) => {
    const unit = unitOr404(path.id)
    const isMine = myConnections(me).has(unit.assigneeId ?? '')
    if (!isMine) readTeam(me, teamOf(unit), 'assignSolutions')
    if (unit.status !== 'REMOVED') reject(404, 'This solution has not been removed')
    return toDoSubscription(unit)
  },

  removeDoSubscription: ({ me, path, body }) => {
    const unit = unitOr404(path.id)
    enterTeam(me, teamOf(unit), 'assignSolutions')
    if (unit.status !== 'ACTIVE') reject(409, 'This solution is not assigned any more')
    takeBack(unit, { by: me.userId, reason: body?.removalReason?.trim() || null, seen: false })
    return toDoSubscription(unit)
  },

  markDoSubscriptionStatusSeen: ({ me, path }) => {
    const unit = unitOr404(path.id)
    if (!myConnections(me).has(unit.assigneeId ?? '')) reject(403, 'This is not your solution')
    unit.statusSeen = true
    return { ok: true }
  },
} satisfies Partial<Handlers>
