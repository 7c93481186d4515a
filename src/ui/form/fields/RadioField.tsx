import { FieldGroup } from '../Field'
import { useFormField, type FieldText } from '../formContext'
import type { Choice } from './SelectField'
import { Check } from '../../Check'

type Props = FieldText & {
  options: readonly Choice[]
  /** Each option as a tile, side by side. */
  asCards?: boolean
}

/** Radio buttons: one of a few values, all visible. */
export function RadioField({ name, label, hint, optional, options, asCards = false }: Props) {
  const { id, value, setValue, error } = useFormField<string>({ name, label, hint, optional })
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} optional={optional} radios>
      <div className={asCards ? 'form-options-cards' : undefined}>
        {options.map((option, index) => (
          <Check
            key={option.value}
            id={index === 0 ? id : `${id}-${option.value}`}
            type="radio"
            name={`${id}-group`}
            checked={value === option.value}
            onChange={() => setValue(option.value)}
          >
            {option.label} {option.hint && <span className="d-block fs-6 fw-normal text-muted">{option.hint}</span>}
          </Check>
        ))}
      </div>
    </FieldGroup>
  )
}
