import { useEffect } from 'react'
import { api } from '@/api/client/api'
import { useAppDispatch } from '@/store/hooks'
import { onDeletedElsewhere } from './deferredDeletes'

/** Reads the notifications and their number again when another tab has deleted some (T12.3). */
export function useDeletedElsewhere(): void {
  const dispatch = useAppDispatch()
  useEffect(() => onDeletedElsewhere(() => void dispatch(api.util.invalidateTags(['Notification']))), [dispatch])
}
