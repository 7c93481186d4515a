import type { ReactNode } from 'react'

/** One action on an account: what it concerns, the state now, and its buttons. */
export function Act({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
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
