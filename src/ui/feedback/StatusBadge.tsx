import type { ReactNode } from 'react'
import type { Role } from '../roles'
import './statusBadge.scss'

type Props = {
  tone?: Role
  /** The status as text; colour is never the only indicator. */
  children: ReactNode
}

/** A status: a coloured dot and a label. */
export function StatusBadge({ tone = 'secondary', children }: Props) {
  return (
    <span className={`badge badge-${tone}`}>
      <span className="badge-dot" aria-hidden="true" />
      {children}
    </span>
  )
}
