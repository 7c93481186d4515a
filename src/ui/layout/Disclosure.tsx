import type { ReactNode } from 'react'
import { ChevronDown } from 'react-bootstrap-icons'
import './disclosure.scss'

type Props = {
  summary: ReactNode
  /** Open at first. */
  open?: boolean
  children: ReactNode
}

/** More for those who want it: found by the browser's own search even while it is closed. */
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
