import { api, calls } from './client/api'
import { sendDeleteBeacon } from './client/beacon'

/** Messages to the signed-in user. There is no call that marks one as seen: deleting removes it. */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read, write } = calls(build, 'notifications')
    return {
      listMyNotifications: read('GET /me/notifications', { provides: ['Notification'] }),
      // The dot in the sidebar must not interrupt anybody when it cannot be fetched.
      countMyNotifications: read('GET /notifications/me/countAll', { provides: ['Notification'], silent: true }),
      deleteNotification: write('DELETE /notifications/{id}', {
        invalidates: ['Notification'],
        errorToast: 'Notification could not be deleted',
      }),
    }
  },
})

export const { useListMyNotificationsQuery, useCountMyNotificationsQuery, useDeleteNotificationMutation } =
  notificationsApi

/** Deletes a notification while the page is being left: there is no answer to read any more (T12.1). */
export const deleteNotificationOnLeaving = (id: string) => sendDeleteBeacon('/notifications/{id}', { id })
