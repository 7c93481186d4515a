import './unitMeter.scss'

type Props = { title: string; assigned: number; vacant: number }

/** A solution with its units: how many are assigned, in words and as a bar. */
export function UnitMeter({ title, assigned, vacant }: Props) {
  const all = assigned + vacant
  return (
    <div className="unit-meter">
      <div className="fw-semibold text-break">{title}</div>
      <div className="text-muted num">
        {assigned} of {all} assigned
      </div>
      <div className="unit-meter-bar" aria-hidden="true">
        <div style={{ width: `${all === 0 ? 0 : (assigned / all) * 100}%` }} />
      </div>
    </div>
  )
}
