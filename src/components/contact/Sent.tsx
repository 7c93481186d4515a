import { useEffect, useRef, type ReactNode } from 'react'
import { CheckCircleFill, InfoCircleFill } from 'react-bootstrap-icons'
import { Button } from '@/ui/Button'
import './sent.scss'

type Props = {
  title: string
  /** `info`: nothing was done because nothing was left to do. */
  kind?: 'success' | 'info'
  /** Label of the button that shows the form again. */
  again: string
  onAgain: () => void
  children?: ReactNode
}

/** Replaces a submitted form and takes the focus: what happened, and what comes next. */
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
        <Button variant="outline-secondary" onClick={onAgain}>
          {again}
        </Button>
      </div>
    </div>
  )
}
