import type { ReactNode } from 'react'
import { CheckCircleFill, ExclamationCircleFill, InfoCircleFill } from 'react-bootstrap-icons'

type Kind = 'success' | 'info' | 'warning' | 'danger' | 'caution' | 'primary' | 'cta'
type Props = {
  kind?: Kind
  title?: ReactNode
  /** Announced at once by screen readers: for what happens after the page has come. */
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

/** A message that stands in the page. */
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
