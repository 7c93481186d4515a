import type { ReactElement, ReactNode } from 'react'
import { formatCount } from '@/lib/money/counts'
import { QueryBoundary, type QueryResult } from './feedback/QueryBoundary'
import { RouteLink } from './RouteLink'
import './resultLines.scss'

/** One kind of dependent object. */
export type Impact = {
  /** Label: `Orders`. */
  label: string
  count?: number
  /** What happens to them, if there are any: `Stays in Stripe.` */
  note?: ReactNode
  /** Link to view them. */
  to?: string
}

type Props = { impact: QueryResult<readonly Impact[]>; empty?: ReactElement | undefined }

/** Dependent objects: how many of each kind, what happens to them, and where to view them. */
export function ImpactList({ impact, empty }: Props) {
  return (
    <QueryBoundary query={impact} what="what this affects" empty={empty ?? <p>Nothing else is affected.</p>}>
      {(lines) => <Lines lines={lines} />}
    </QueryBoundary>
  )
}

function Lines({ lines }: { lines: readonly Impact[] }) {
  return (
    <ul className="plain result-lines mb-3" aria-label="What this affects">
      {lines.map(({ label, count, note, to }, index) => (
        <li key={index}>
          {to ? <RouteLink to={to}>{label}</RouteLink> : <span>{label}</span>}
          {count !== undefined && <strong className="num">{formatCount(count)}</strong>}
          {note && count !== 0 && <span className="result-lines-note">{note}</span>}
        </li>
      ))}
    </ul>
  )
}
