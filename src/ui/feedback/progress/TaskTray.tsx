import { useSyncExternalStore } from 'react'
import { progress } from '@/lib/calls/progress'
import { lazyPart } from '../../lazyPart'

const TaskList = lazyPart<'TaskList', object>(() => import('./TaskList'), 'TaskList')

/** Shows background tasks; rendered once in the app. Lazy-loads its content with the first task. */
export function TaskTray() {
  const idle = useSyncExternalStore(progress.subscribe, progress.read, progress.read).length === 0
  if (idle) return null
  return <TaskList />
}
