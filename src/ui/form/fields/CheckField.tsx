import type { ReactNode } from 'react'
import { FieldFault, Hint } from '../Field'
import { useFormField } from '../formContext'
import { classes } from '../../roles'

type Props = {
  name: string
  /** Name of the field in the error summary. */
  label: string
  /** Content next to the checkbox if it is more than the label, such as links. */
  children?: ReactNode
  hint?: ReactNode
  /** Rendered as a switch: takes effect immediately. */
  asSwitch?: boolean
  optional?: boolean
  disabled?: boolean
}

/** A checkbox or switch. */
export function CheckField({
  name,
  label,
  children = label,
  hint,
  asSwitch = false,
  optional = true,
  disabled,
}: Props) {
  const { id, value, setValue, error, control } = useFormField<boolean>({ name, label, hint, optional })
  return (
    <div className="field">
      <div className={classes('form-check', asSwitch && 'form-switch')}>
        <input
          {...control}
          type="checkbox"
          role={asSwitch ? 'switch' : undefined}
          className="form-check-input"
          disabled={disabled}
          checked={value ?? false}
          onChange={(event) => setValue(event.target.checked)}
        />
        <label className="form-check-label" htmlFor={id}>
          {children}
        </label>
        <Hint id={id}>{hint}</Hint>
      </div>
      <FieldFault id={id} error={error} />
    </div>
  )
}
