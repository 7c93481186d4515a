import { useEffect } from 'react'
import { useMayOpen } from '@/components/access/useAccess'
import { paths } from '@/domain/navigation/paths'
import { localStore } from '@/lib/storage/storage'
import { useAppDispatch, useUser } from '@/store/hooks'

/** Sends the check-ins that an earlier visit to a door list has left on this device, whatever page is open. */
export function useUnsentCheckIns(): void {
  const dispatch = useAppDispatch()
  const userId = useUser()?.userId
  const { may } = useMayOpen(paths.admin.page('events'))
  useEffect(() => {
    const events = may && userId ? localStore.keys(`attendance:${userId}:`) : []
    if (!userId || events.length === 0) return
    import('@/store/attendance/doors').then(
      ({ sendUnsent }) => dispatch(sendUnsent(events, userId)),
      () => undefined,
    )
  }, [dispatch, userId, may])
}
