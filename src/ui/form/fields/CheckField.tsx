import type { ReactNode } from 'react'
import { FieldFault } from '../Field'
import { useFormField } from '../formContext'
import { Check } from '../../Check'

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

const unknown = 'We don’t know the current choice.'

/** A checkbox or switch. Without a value it says that the choice isn’t known, instead of the opposite of one. */
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
  const withDoubt = hint ? (
    <>
      {hint} {unknown}
    </>
  ) : (
    unknown
  )
  return (
    <div className="field">
      <Check
        {...control}
        type={asSwitch ? 'switch' : 'checkbox'}
        disabled={disabled}
        checked={value ?? false}
        onChange={setValue}
        hint={value === undefined ? withDoubt : hint}
      >
        {children}
      </Check>
      <FieldFault id={id} error={error} />
    </div>
  )
}
