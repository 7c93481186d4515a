import { useEffect, useRef, useState } from 'react'
import { formatDateTime } from '@/lib/dates/dates'
import { fromLocalTime, offsetAt, ownZone, toLocalTime } from '@/lib/dates/zonedTime'
import { Field } from '../Field'
import { useFormField, type FieldText } from '../formContext'

type Props = FieldText & {
  /** Time zone of the input: `Asia/Singapore`. By default the user's own. The local time is kept when it changes. */
  zone?: string
}

/** A date and time in a time zone. The value is ISO 8601 in UTC, or empty. */
export function DateTimeField({ name, label, hint, optional, zone }: Props) {
  const used = zone || ownZone()
  const { id, value = '', setValue, error, control } = useFormField<string>({ name, label, hint: used, optional })
  const [local, setLocal] = useState(() => toLocalTime(value, used))
  const known = useRef({ zone: used, value })

  useEffect(() => {
    const before = known.current
    if (before.zone === used && before.value === value) return
    const moved = before.zone === used ? value : (fromLocalTime(local, used) ?? local)
    known.current = { zone: used, value: moved }
    if (before.zone === used) setLocal(toLocalTime(value, used))
    else if (moved !== value) setValue(moved)
  }, [used, value, local, setValue])

  const change = (next: string) => {
    // What can't be read stays, or an optional time would be sent as none.
    const moment = fromLocalTime(next, used) ?? next
    known.current = { zone: used, value: moment }
    setLocal(next)
    setValue(moment)
  }
  const yours = toLocalTime(value, ownZone())
  const place = [used === 'Asia/Singapore' ? 'Singapore time' : used, value && offsetAt(value, used)]
    .filter(Boolean)
    .join(', ')
  const told = yours !== local && yours ? `${place} – ${formatDateTime(value)} in your time zone` : place
  return (
    <Field id={id} label={label} error={error} optional={optional} hint={hint ? `${hint} Times are in ${told}.` : told}>
      <input
        {...control}
        type="datetime-local"
        // Or browsers take years of six digits.
        max="9999-12-31T23:59"
        className="form-control field-date"
        value={local}
        onChange={(event) => change(event.target.value)}
      />
    </Field>
  )
}
