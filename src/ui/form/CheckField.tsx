import type { ReactNode } from 'react'
import { FieldFault, Hint } from './Field'
import { useFormField } from './formContext'
import { classes } from '../roles'

type Props = {
  name: string
  /** What the summary of errors calls it. */
  label: string
  /** The words beside the box, where they are more than the label: with links. */
  children?: ReactNode
  hint?: ReactNode
  /** Drawn as a switch: takes effect at once. */
  asSwitch?: boolean
  optional?: boolean
  disabled?: boolean
}

/** Yes or no. */
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
