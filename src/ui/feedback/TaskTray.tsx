import { lazy, Suspense, useSyncExternalStore } from 'react'
import { progress } from '@/lib/progress'

const WorkList = lazy(() => import('./TaskList').then(({ TaskList: List }) => ({ default: List })))

/** Shows background tasks; rendered once in the app. Lazy-loads its content with the first task. */
export function TaskTray() {
  const idle = useSyncExternalStore(progress.subscribe, progress.read, progress.read).length === 0
  if (idle) return null
  return (
    <Suspense fallback={null}>
      <WorkList />
    </Suspense>
  )
}
