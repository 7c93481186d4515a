import { DashLg, PlusLg } from 'react-bootstrap-icons'
import { IconButton } from './IconButton'
import './quantityInput.scss'

type Props = {
  /** What is counted. */
  label: string
  value: number
  /** What one less does where it does more than that: at 1 it may remove. */
  lessName?: string
  onLess?: (() => void) | undefined
  onMore?: (() => void) | undefined
}

/** A number with one less and one more; without the act its button rests. */
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
