import type { ReactNode } from 'react'
import { RouteLink } from './RouteLink'
import './impactList.scss'

/** One line of what depends on a thing. */
export type Impact = {
  /** What it is: `Orders`. */
  label: string
  count?: number
  /** What becomes of it: `kept for the accounts`. */
  note?: ReactNode
  /** Where it can be looked at. */
  to?: string
}

/** What depends on a thing: how many of each kind, what becomes of them, and where to look. */
export function ImpactList({ lines }: { lines: readonly Impact[] }) {
  return (
    <ul className="plain impact-list" aria-label="What this affects">
      {lines.map(({ label, count, note, to }) => (
        <li key={label}>
          {to ? <RouteLink to={to}>{label}</RouteLink> : <span>{label}</span>}
          {count !== undefined && <strong className="num">{count}</strong>}
          {note && <span className="impact-list-note">{note}</span>}
        </li>
      ))}
    </ul>
  )
}
