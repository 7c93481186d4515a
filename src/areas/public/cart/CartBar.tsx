import type { ReactNode } from 'react'
import { formatSgd, type Cents } from '@/lib/money/money'
import { useDocumentClass } from '@/ui/hooks/useDocumentClass'
import './cartBar.scss'

type Props = {
  due: Cents
  label?: string
  /** The amount matches the displayed items. */
  ready?: boolean
  children: ReactNode
}

/** The button of the step; on phones with the total, at the bottom of the screen. */
export function CartBar({ due, label = 'Total', ready = true, children }: Props) {
  useDocumentClass('shows-cart-bar')
  return (
    <div className="cart-bar">
      <p className={`cart-bar-total${ready ? '' : ' is-old'}`}>
        <span className="cart-detail">{label}</span>
        <strong>{formatSgd(due)}</strong>
      </p>
      {children}
    </div>
  )
}
