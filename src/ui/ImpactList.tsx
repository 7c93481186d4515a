import type { ReactNode } from 'react'
import { formatCount } from '@/lib/money/counts'
import { RouteLink } from './RouteLink'
import './impactList.scss'

/** One kind of dependent object. */
export type Impact = {
  /** Label: `Orders`. */
  label: string
  count?: number
  /** What happens to them: `Stays in Stripe.` */
  note?: ReactNode
  /** Link to view them. */
  to?: string
}

/** Dependent objects: how many of each kind, what happens to them, and where to view them. */
export function ImpactList({ lines }: { lines: readonly Impact[] }) {
  return (
    <ul className="plain impact-list" aria-label="What this affects">
      {lines.map(({ label, count, note, to }) => (
        <li key={label}>
          {to ? <RouteLink to={to}>{label}</RouteLink> : <span>{label}</span>}
          {count !== undefined && <strong className="num">{formatCount(count)}</strong>}
          {note && <span className="impact-list-note">{note}</span>}
        </li>
      ))}
    </ul>
  )
}
