import { useEffect } from 'react'
import { whenIdle } from '@/lib/browser/idle'

const chunks = [
  () => import('@/areas/public/maintenance/Maintenance'),
  () => import('@/store/session/unreachable'),
  () => import('@/api/client/reach'),
  () => import('../ErrorPage'),
]

/** Loads what tells of an outage ahead, with its styles: without a connection it could not be fetched any more (R-MAINT-04). */
export function useOutagePages(): void {
  useEffect(
    () =>
      whenIdle(() => {
        // What is missing is asked for again when it is needed.
        for (const load of chunks) load().catch(() => undefined)
      }),
    [],
  )
}
