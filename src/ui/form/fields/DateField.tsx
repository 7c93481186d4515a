import { writtenDay } from '@/lib/dates/writtenDay'
import { Field } from '../Field'
import { useFormField, type FieldText } from '../formContext'

type Props = FieldText & { autoComplete?: string }

/** A date, with `YYYY-MM-DD` as value, shown by the browser in the user's format; a time behind it is left out. */
export function DateField({ name, label, hint, optional, ...native }: Props) {
  const { id, value, setValue, error, control } = useFormField<string>({ name, label, hint, optional })
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...native}
        {...control}
        type="date"
        // Or browsers take years of six digits.
        max="9999-12-31"
        className="form-control field-date"
        value={(value ?? '').slice(0, 10)}
        onChange={(event) => setValue(event.target.value)}
        // Browsers take no more than their own form of a date, and nothing at all without a word.
        onPaste={(event) => {
          const day = writtenDay(event.clipboardData.getData('text/plain'))
          if (day === undefined) return
          event.preventDefault()
          setValue(day)
        }}
      />
    </Field>
  )
}
