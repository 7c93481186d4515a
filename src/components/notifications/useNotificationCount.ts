import { useEffect, useSyncExternalStore } from 'react'
import { api } from '@/api/client/api'
import { notificationsApi, useCountMyNotificationsQuery } from '@/api/notifications'
import { useAppDispatch } from '@/store/hooks'
import { deletes, onDeletedElsewhere } from './deferredDeletes'

/** Number of notifications: as many as the list shows, including pending deletions (T12.3). Undefined while unknown. */
export function useNotificationCount(): number | undefined {
  const dispatch = useAppDispatch()
  const { data } = useCountMyNotificationsQuery()
  // Count the cached list if there is one: the two responses may be from different times.
  const { data: list } = notificationsApi.endpoints.listMyNotifications.useQueryState()
  const { waiting, sent } = useSyncExternalStore(deletes.subscribe, deletes.read, deletes.read)
  useEffect(() => onDeletedElsewhere(() => void dispatch(api.util.invalidateTags(['Notification']))), [dispatch])
  const isLeft = (id: string) => !waiting.has(id) && !sent.has(id)
  return list ? list.filter(({ notificationId }) => isLeft(notificationId)).length : data?.count
}
