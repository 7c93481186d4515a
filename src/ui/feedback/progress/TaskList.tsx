import { useSyncExternalStore } from 'react'
import { formatCount } from '@/lib/money/counts'
import { sizeText } from '@/lib/files/fileSize'
import { progress, type Task } from '@/lib/calls/progress'
import { Button } from '../../Button'
import { Spinner } from '../Spinner'
import './taskList.scss'

/** Background tasks in progress, with counts and Cancel; rendered once in the app. */
export function TaskList() {
  const works = useSyncExternalStore(progress.subscribe, progress.read, progress.read)
  if (works.length === 0) return null
  return (
    <section className="task-list card" aria-label="In progress">
      <ul className="plain">
        {works.map((work) => (
          <li key={work.id}>
            <TaskRow work={work} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One task: name, progress, Cancel. Can also be used inside a page. */
export function TaskRow({ work: { label, done, total, inBytes, cancel } }: { work: Task }) {
  const shown = (value: number) => (inBytes ? sizeText(value) : formatCount(value))
  const count = total === undefined ? (done > 0 ? shown(done) : '') : `${shown(done)} of ${shown(total)}`
  return (
    <div className="task-list-item">
      <Spinner size={20} className="spinner text-primary" />
      <div className="task-list-text">
        <div className="text-break">
          {label} <span className="num text-muted">{count}</span>
        </div>
        <progress
          className="task-list-bar"
          aria-label={label}
          {...(total !== undefined && { value: done, max: Math.max(total, 1) })}
        />
      </div>
      {cancel && (
        <Button variant="outline-secondary" size="sm" aria-label={`Cancel: ${label}`} onClick={cancel}>
          Cancel
        </Button>
      )}
    </div>
  )
}
