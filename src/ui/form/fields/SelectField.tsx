import { Field } from '../Field'
import { useFormField, type FieldText } from '../formContext'

export type Choice = {
  value: string
  label: string
  hint?: string
  /** Other texts that name it in a `ComboboxField`; its value is a code then, which isn't typed. */
  also?: readonly string[]
  /** A code in capitals that names it as well; in small letters unless an option begins with it. */
  code?: string
}
type Props = FieldText & {
  options: readonly Choice[]
  /** Placeholder option while nothing is selected. */
  placeholder?: string
}

/** A select: one of a few values. */
export function SelectField({ name, label, hint, optional, options, placeholder = 'Choose' }: Props) {
  const { id, value, setValue, error, control } = useFormField<string>({ name, label, hint, optional })
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <select
        {...control}
        className="form-select"
        value={value ?? ''}
        onChange={(event) => setValue(event.target.value)}
      >
        <option value="" disabled={!optional}>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
