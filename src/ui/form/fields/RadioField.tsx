import { FieldGroup } from '../Field'
import { useFormField, type FieldText } from '../formContext'
import type { Choice } from './SelectField'

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
        {options.map((option, index) => {
          const buttonId = index === 0 ? id : `${id}-${option.value}`
          return (
            <div key={option.value} className="form-check">
              <input
                id={buttonId}
                type="radio"
                name={`${id}-group`}
                className="form-check-input"
                checked={value === option.value}
                onChange={() => setValue(option.value)}
              />
              <label className="form-check-label" htmlFor={buttonId}>
                {option.label} {option.hint && <span className="d-block fs-6 fw-normal text-muted">{option.hint}</span>}
              </label>
            </div>
          )
        })}
      </div>
    </FieldGroup>
  )
}
