import type { Shape } from '@/contract/types'
import { clock } from '../../settings/clock'
import { db, freshId } from '../db'

/** Adds a notification for a user, newest first. */
export function notify(
  userId: string | null | undefined,
  told: Pick<Shape<'Notification'>, 'kind' | 'title' | 'text' | 'href'>,
): void {
  if (!userId) return
  db.notifications.unshift({ notificationId: freshId('n'), userId, seen: false, createdAt: clock.iso(), ...told })
}
