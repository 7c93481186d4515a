import { useEffect, useRef, type ReactNode } from 'react'
import { CheckCircleFill, InfoCircleFill } from 'react-bootstrap-icons'
import { Button } from '@/ui/Button'
import './sent.scss'

type Props = {
  title: string
  /** Nothing was done, since nothing was left to do. */
  kind?: 'success' | 'info'
  /** The button that brings the form back. */
  again: string
  onAgain: () => void
  children?: ReactNode
}

/** Takes a form's place once it is sent, and the focus with it: what happened, and what comes next. */
export function Sent({ title, kind = 'success', again, onAgain, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const Icon = kind === 'success' ? CheckCircleFill : InfoCircleFill
  return (
    <div className="sent" role="status">
      <Icon aria-hidden className={`sent-icon text-${kind}`} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children && <div className="sent-text">{children}</div>}
      <div className="actions">
        <Button variant="outline-primary" onClick={onAgain}>
          {again}
        </Button>
      </div>
    </div>
  )
}
