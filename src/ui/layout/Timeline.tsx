import type { ReactNode } from 'react'
import type { Role } from '../roles'
import './timeline.scss'

export type Moment = {
  key: string
  title: ReactNode
  /** When it was, or will be, as text. */
  at?: ReactNode
  text?: ReactNode
  tone?: Role
  /** Not yet: drawn as an empty circle. */
  ahead?: boolean
}

/** What happened and what comes next, in order, on a line of circles. */
export function Timeline({ moments, label }: { moments: readonly Moment[]; label: string }) {
  return (
    <ol className="timeline" aria-label={label}>
      {moments.map(({ key, title, at, text, tone = 'primary', ahead }) => (
        <li key={key} className={`timeline-${tone}${ahead ? ' timeline-ahead' : ''}`}>
          <div className="timeline-title">{title}</div>
          {at && <div className="timeline-at num">{at}</div>}
          {text && <div>{text}</div>}
        </li>
      ))}
    </ol>
  )
}
