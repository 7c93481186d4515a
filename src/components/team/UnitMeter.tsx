import { formatCount } from '@/lib/money/counts'
import { outOf } from '@/lib/text/wording'
import './unitMeter.scss'

type Props = { title: string; assigned: number | undefined; vacant: number | undefined }

/** A solution with its licences: how many are assigned, in words and as a bar, if the numbers are known. */
export function UnitMeter({ title, assigned, vacant }: Props) {
  const all = assigned === undefined || vacant === undefined ? undefined : assigned + vacant
  const parts = [
    assigned !== undefined && `${outOf(assigned, all)} assigned`,
    vacant !== undefined && `${formatCount(vacant)} available`,
  ]
  return (
    <div className="unit-meter">
      <div className="fw-semibold text-break">{title}</div>
      <div className="text-muted num">{parts.filter(Boolean).join(', ')}</div>
      {assigned !== undefined && all !== undefined && (
        <div className="unit-meter-bar" aria-hidden="true">
          <div style={{ width: `${all === 0 ? 0 : (assigned / all) * 100}%` }} />
        </div>
      )}
    </div>
  )
}
