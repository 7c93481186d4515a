import { DashLg, PlusLg } from 'react-bootstrap-icons'
import { IconButton } from './IconButton'
import './quantityInput.scss'

type Props = {
  /** Label of the quantity. */
  label: string
  value: number
  /** Label of the minus button if it does more than subtract one: at 1 it may remove. */
  lessName?: string
  onLess?: (() => void) | undefined
  onMore?: (() => void) | undefined
}

/** A number with minus and plus buttons; a button without a handler is disabled. */
export function QuantityInput({ label, value, lessName = `One less: ${label}`, onLess, onMore }: Props) {
  return (
    <span className="quantity-input" role="group" aria-label={label}>
      <IconButton name={lessName} size="sm" disabled={!onLess} onClick={() => onLess?.()}>
        <DashLg aria-hidden />
      </IconButton>
      <output aria-label={`${label}: ${value}`}>{value}</output>
      <IconButton name={`One more: ${label}`} size="sm" disabled={!onMore} onClick={() => onMore?.()}>
        <PlusLg aria-hidden />
      </IconButton>
    </span>
  )
}
