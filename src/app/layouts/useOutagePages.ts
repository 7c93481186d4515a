import { useEffect } from 'react'
import { whenIdle } from '@/lib/browser/idle'

const chunks = [
  () => import('@/areas/public/maintenance/Maintenance'),
  () => import('@/store/session/unreachable'),
  () => import('@/api/client/reach'),
  () => import('../ErrorPage'),
]

/** Preloads the outage pages and their styles, which can't be fetched once the connection is lost (R-MAINT-04). */
export function useOutagePages(): void {
  useEffect(
    () =>
      whenIdle(() => {
        // A chunk that fails is requested again when it is needed.
        for (const load of chunks) load().catch(() => undefined)
      }),
    [],
  )
}
