import './unitMeter.scss'

type Props = { title: string; assigned: number | undefined; vacant: number | undefined }

/** A solution with its licences: how many are assigned, in words and as a bar, as far as it is known. */
export function UnitMeter({ title, assigned, vacant }: Props) {
  const all = assigned === undefined || vacant === undefined ? undefined : assigned + vacant
  const parts = [assigned !== undefined && `${assigned} assigned`, vacant !== undefined && `${vacant} available`]
  return (
    <div className="unit-meter">
      <div className="fw-semibold text-break">{title}</div>
      <div className="text-muted num">
        {all === undefined ? parts.filter(Boolean).join(', ') : `${assigned} of ${all} assigned, ${vacant} available`}
      </div>
      {assigned !== undefined && all !== undefined && (
        <div className="unit-meter-bar" aria-hidden="true">
          <div style={{ width: `${all === 0 ? 0 : (assigned / all) * 100}%` }} />
        </div>
      )}
    </div>
  )
}
