import type { ReactNode } from 'react'
import { Illustration, type IllustrationName } from '../Illustration'
import './state.scss'

type Props = {
  /** Says what belongs here. */
  title: string
  children?: ReactNode
  /** The next act. */
  action?: ReactNode
  drawing?: IllustrationName
}

/** Stands where there is nothing yet: what belongs here, and the next act. */
export function EmptyState({ title, children, action, drawing = 'nothing' }: Props) {
  return (
    <div className="state">
      <Illustration of={drawing} />
      <p className="state-title">{title}</p>
      {children && <div className="state-text">{children}</div>}
      {action && <div className="actions">{action}</div>}
    </div>
  )
}
