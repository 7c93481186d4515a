import { useEffect, useSyncExternalStore } from 'react'
import { api } from '@/api/client/api'
import { notificationsApi, useCountMyNotificationsQuery } from '@/api/notifications'
import { useAppDispatch } from '@/store/hooks'
import { deletes, onDeletedElsewhere } from './deferredDeletes'

/** How many notifications there are: as many as the list shows, whatever is being deleted (T12.3). Undefined while unknown. */
export function useNotificationCount(): number | undefined {
  const dispatch = useAppDispatch()
  const { data } = useCountMyNotificationsQuery()
  // The list counts where it is there: the two answers may be of different moments.
  const { data: list } = notificationsApi.endpoints.listMyNotifications.useQueryState()
  const { waiting, sent } = useSyncExternalStore(deletes.subscribe, deletes.read, deletes.read)
  useEffect(() => onDeletedElsewhere(() => void dispatch(api.util.invalidateTags(['Notification']))), [dispatch])
  const isLeft = (id: string) => !waiting.has(id) && !sent.has(id)
  return list ? list.filter(({ notificationId }) => isLeft(notificationId)).length : data?.count
}
