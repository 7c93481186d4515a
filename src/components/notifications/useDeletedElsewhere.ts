import { useEffect } from 'react'
import { api } from '@/api/client/api'
import { useAppDispatch } from '@/store/hooks'
import { onDeletedElsewhere } from './deferredDeletes'

/** How many components listen; they share one subscription, so that a deletion causes one refetch. */
let listening = 0
let stop = () => {}

/** Refetches the notifications and their number when another tab has deleted some. */
export function useDeletedElsewhere(): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    listening += 1
    if (listening === 1) stop = onDeletedElsewhere(() => void dispatch(api.util.invalidateTags(['Notification'])))
    return () => {
      listening -= 1
      if (listening === 0) stop()
    }
  }, [dispatch])
}
