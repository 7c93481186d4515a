import { useId } from 'react'
import { formatSgd, type Cents } from '@/lib/money/money'

type Props = {
  days: number
  cents: Cents
  /** Days that are paid, if that is less than the notice period. */
  daysLeft: number | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether the notice period is charged now or waived (R-LIFE-07). */
export function NoticeChoice({ days, cents, daysLeft, checked, onChange }: Props) {
  const id = useId()
  return (
    <div className="form-check mb-3">
      <input
        id={id}
        type="checkbox"
        className="form-check-input"
        checked={checked}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className="form-check-label" htmlFor={id}>
        Charge the {days}-day notice period now: <span className="num">{formatSgd(cents)}</span>
      </label>
      <div id={`${id}-hint`} className="form-text">
        {daysLeft === undefined
          ? 'It’s covered by the paid period: members who cancel themselves aren’t charged for it.'
          : `The paid period ends in ${daysLeft === 1 ? '1 day' : `${daysLeft} days`}. Clear the box to waive the charge.`}
      </div>
    </div>
  )
}
