import type { ReactNode } from 'react'
import { ChevronDown } from 'react-bootstrap-icons'
import './disclosure.scss'

type Props = {
  summary: ReactNode
  /** Open initially. */
  open?: boolean
  children: ReactNode
}

/** Collapsible content; the browser's find in page works even while it is closed. */
export function Disclosure({ summary, open = false, children }: Props) {
  return (
    <details className="disclosure" open={open}>
      <summary>
        <span>{summary}</span>
        <ChevronDown aria-hidden />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}
