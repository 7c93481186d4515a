import { reject, type Handlers } from '../../http'

export const notifications = {
  listMyNotifications: ({ db, me }) =>
    db.notifications
      .filter(({ userId }) => userId === me.userId)
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
      .map(({ userId: _userId, ...row }) => row),
  countMyNotifications: ({ db, me }) => ({
    count: db.notifications.filter(({ userId }) => userId === me.userId).length,
  }),
  deleteNotification: ({ db, me, path }) => {
    const row = db.notifications.find(
      ({ notificationId, userId }) => notificationId === path.id && userId === me.userId,
    )
    if (!row) reject(404, 'This notification does not exist')
    db.notifications = db.notifications.filter((one) => one !== row)
    return { ok: true }
  },
} satisfies Partial<Handlers>
