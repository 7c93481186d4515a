import type { Shape } from '@/contract/types'
import { clock } from '../../settings/clock'
import type { ActivityRow } from '../commerce/cartTables'
import { db, freshId } from '../db'
import { findUser } from '../find'
import { userName } from '../accounts/userName'

/** Adds an entry to a team's timeline. Id, user and time are set here; no other call records what it does. */
export function recordActivity(activity: Shape<'ActivityInput'>, userId: string | null): ActivityRow {
  const row: ActivityRow = { ...activity, activityId: freshId('act'), userId, createdAt: clock.iso() }
  db.activities.unshift(row)
  return row
}

/** A timeline entry as sent to the client: with the user's name. */
export function toActivity(row: ActivityRow): Shape<'Activity'> {
  const user = findUser(row.userId)
  return { ...row, userName: user ? userName(user) : null, profileImage: user?.profileImage ?? null }
}

/** The timeline of a team, newest first. */
export const activitiesOf = (teamId: string): ActivityRow[] =>
  db.activities.filter((row) => row.teamId === teamId).sort((a, b) => b.createdAt.localeCompare(a.createdAt))
