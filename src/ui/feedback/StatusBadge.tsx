import type { ReactNode } from 'react'
import type { Role } from '../roles'
import './statusBadge.scss'

type Props = {
  tone?: Role
  /** The state in words; colour never tells it alone. */
  children: ReactNode
  /** Without the dot: for plain labels. */
  plain?: boolean
}

/** A state: a dot in its colour and its name. */
export function StatusBadge({ tone = 'secondary', children, plain = false }: Props) {
  return (
    <span className={`badge badge-${tone}`}>
      {!plain && <span className="badge-dot" aria-hidden="true" />}
      {children}
    </span>
  )
}
