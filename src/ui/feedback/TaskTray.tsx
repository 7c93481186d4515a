import { lazy, Suspense, useSyncExternalStore } from 'react'
import { progress } from '@/lib/progress'

const WorkList = lazy(() => import('./TaskList').then(({ TaskList: List }) => ({ default: List })))

/** Where long work shows; stands once in the app. Its code comes with the first work. */
export function TaskTray() {
  const idle = useSyncExternalStore(progress.subscribe, progress.read, progress.read).length === 0
  if (idle) return null
  return (
    <Suspense fallback={null}>
      <WorkList />
    </Suspense>
  )
}
