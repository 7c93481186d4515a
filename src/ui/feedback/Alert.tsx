import type { ReactNode } from 'react'
import { CheckCircleFill, ExclamationCircleFill, InfoCircleFill } from 'react-bootstrap-icons'

type Kind = 'success' | 'info' | 'warning' | 'danger' | 'caution' | 'primary' | 'cta'
type Props = {
  kind?: Kind
  title?: ReactNode
  /** Announced immediately by screen readers: for messages that appear after the page has loaded. */
  live?: boolean
  actions?: ReactNode
  children?: ReactNode
}

const icons: Partial<Record<Kind, typeof InfoCircleFill>> = {
  success: CheckCircleFill,
  warning: ExclamationCircleFill,
  danger: ExclamationCircleFill,
  caution: ExclamationCircleFill,
}

/** An inline message. */
export function Alert({ kind = 'info', title, live = false, actions, children }: Props) {
  const Icon = icons[kind] ?? InfoCircleFill
  const role = !live ? undefined : kind === 'danger' || kind === 'warning' ? 'alert' : 'status'
  return (
    <div className={`alert alert-${kind}`} role={role}>
      <Icon aria-hidden />
      <div>
        {title && <p className="fw-semibold mb-0">{title}</p>}
        {children}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </div>
  )
}
