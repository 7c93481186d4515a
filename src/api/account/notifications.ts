import { isGone } from '@/lib/calls/certainty'
import { injectCalls } from '../client/api'
import { sendDeleteBeacon } from '../client/beacon'

/** Notifications of the signed-in user. There is no call to mark one as seen: deleting removes it. */
export const notificationsApi = injectCalls('notifications', ({ read, write }) => ({
  listMyNotifications: read('GET /me/notifications', { provides: ['Notification'] }),
  // A failure to load the sidebar's dot must not interrupt anybody.
  countMyNotifications: read('GET /notifications/me/countAll', { provides: ['Notification'], silent: true }),
  deleteNotification: write('DELETE /notifications/{id}', {
    invalidates: ['Notification'],
    // Another tab was faster: there is nothing left to delete.
    errorToast: (error) => !isGone(error) && 'Notification could not be deleted',
  }),
}))

export const { useListMyNotificationsQuery, useCountMyNotificationsQuery } = notificationsApi

/** Deletes a notification while the page is being unloaded, when no response can be read. */
export const deleteNotificationOnLeaving = (id: string) => sendDeleteBeacon('/notifications/{id}', { id })
