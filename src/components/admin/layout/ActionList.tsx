import type { ReactNode } from 'react'
import { Card } from '@/ui/layout/Card'
import './actionList.scss'

/** Actions as one grouped list, in a card of its own or, `bare`, where it is. */
export function ActionList({
  bare = false,
  className,
  children,
}: {
  bare?: boolean
  className?: string
  children: ReactNode
}) {
  const list = <ul className="plain action-list">{children}</ul>
  return bare ? list : <Card {...(className && { className })}>{list}</Card>
}

/** One action: what it concerns, the state now or what it does, and its buttons. */
export function ActionRow({ title, text, children }: { title: ReactNode; text: ReactNode; children: ReactNode }) {
  return (
    <li>
      <div>
        <div className="fw-semibold">{title}</div>
        <div className="text-muted text-break">{text}</div>
      </div>
      {children && <div className="actions">{children}</div>}
    </li>
  )
}
