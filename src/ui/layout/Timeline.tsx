import type { ReactNode } from 'react'
import type { Role } from '../roles'
import './timeline.scss'

export type Moment = {
  key: string
  title: ReactNode
  /** Past or future date, as text. */
  at?: ReactNode
  text?: ReactNode
  tone?: Role
  /** In the future: shown as an empty circle. */
  ahead?: boolean
}

/** Past and upcoming events in order, as a line of circles. */
export function Timeline({ moments, label }: { moments: readonly Moment[]; label: string }) {
  return (
    <ol className="timeline" aria-label={label}>
      {moments.map(({ key, title, at, text, tone = 'primary', ahead }) => (
        <li key={key} className={`timeline-${tone}${ahead ? ' timeline-ahead' : ''}`}>
          <div className="timeline-title">{title}</div>
          {at && <div className="fs-6 text-muted num">{at}</div>}
          {text && <div>{text}</div>}
        </li>
      ))}
    </ol>
  )
}
