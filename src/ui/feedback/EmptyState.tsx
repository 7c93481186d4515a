import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { Illustration, type IllustrationName } from '../Illustration'
import { Card } from '../layout/Card'
import './state.scss'

type Props = {
  /** What will appear here; left out where the page's heading says so. */
  title?: string
  children?: ReactNode
  /** The next step. */
  action?: ReactNode
  drawing?: IllustrationName | undefined
  /** In a card of its own. */
  card?: boolean
}

/** An empty state's props, in a card, or an element where a list has its own. */
export type Emptiness = (Omit<Props, 'children'> & { text?: ReactNode }) | ReactElement | null | undefined

/** The element of an empty state. */
export function emptyOf(empty: Emptiness): ReactNode {
  if (!empty || isValidElement(empty)) return empty
  const { text, ...props } = empty
  return (
    <EmptyState card {...props}>
      {text}
    </EmptyState>
  )
}

/** Shown when there is no data yet: what will appear here, and the next step. */
export function EmptyState({ title, children, action, drawing = 'nothing', card = false }: Props) {
  const state = (
    <div className="state">
      <Illustration of={drawing} />
      {title && <p className="state-title">{title}</p>}
      {children && <div className="state-text">{children}</div>}
      {action && <div className="actions">{action}</div>}
    </div>
  )
  return card ? <Card>{state}</Card> : state
}
