import type { ReactNode } from 'react'
import { Illustration, type IllustrationName } from '../Illustration'
import { Card } from '../layout/Card'
import './state.scss'

type Props = {
  /** What will appear here. */
  title: string
  children?: ReactNode
  /** The next step. */
  action?: ReactNode
  drawing?: IllustrationName | undefined
  /** In a card of its own. */
  card?: boolean
}

/** Shown when there is no data yet: what will appear here, and the next step. */
export function EmptyState({ title, children, action, drawing = 'nothing', card = false }: Props) {
  const state = (
    <div className="state">
      <Illustration of={drawing} />
      <p className="state-title">{title}</p>
      {children && <div className="state-text">{children}</div>}
      {action && <div className="actions">{action}</div>}
    </div>
  )
  return card ? <Card>{state}</Card> : state
}
