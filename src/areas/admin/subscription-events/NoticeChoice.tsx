import { useId } from 'react'
import type { Cancelling } from '@/domain/billing/cancelling'
import { formatSgd, type Cents } from '@/lib/money/money'
import { countOf } from '@/lib/money/counts'

type Props = {
  days: number | undefined
  /** Undefined if no answer says how much. */
  cents: Cents | undefined
  /** The part beyond the paid period; undefined if there is none, null if no answer says. */
  notice: Cancelling['notice']
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether the notice period is charged now or waived (R-LIFE-07). */
export function NoticeChoice({ days, cents, notice, checked, onChange }: Props) {
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
        Charge the {days !== undefined && `${days}-day `}notice period now
        {cents !== undefined && (
          <>
            : <span className="num">{formatSgd(cents)}</span>
          </>
        )}
      </label>
      <div id={`${id}-hint`} className="form-text">
        {hintOf(notice)}
      </div>
    </div>
  )
}

function hintOf(notice: Props['notice']): string {
  if (notice === null) return 'We don’t know how much of it the paid period covers.'
  return notice
    ? `The paid period ends in ${countOf(notice.daysLeft, 'day')}. Clear the box to waive the charge.`
    : 'It’s covered by the paid period: members who cancel themselves aren’t charged for it.'
}
