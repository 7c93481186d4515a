import { useSyncExternalStore } from 'react'
import { notificationsApi, useCountMyNotificationsQuery } from '@/api/account/notifications'
import { deletes } from './deferredDeletes'
import { useDeletedElsewhere } from './useDeletedElsewhere'

/** Number of notifications: as many as the list shows, including pending deletions. Undefined while unknown. */
export function useNotificationCount(): number | undefined {
  const { data } = useCountMyNotificationsQuery()
  // The menu of a public page shows it as well.
  useDeletedElsewhere()
  // Count the cached list if there is one: the two responses may be from different times.
  const { data: list } = notificationsApi.endpoints.listMyNotifications.useQueryState()
  const { waiting, sent } = useSyncExternalStore(deletes.subscribe, deletes.read, deletes.read)
  const isLeft = (id: string) => !waiting.has(id) && !sent.has(id)
  return list ? list.filter(({ notificationId }) => isLeft(notificationId)).length : data?.count
}
