import { FieldGroup } from '../Field'
import { useFormField, type FieldText } from '../formContext'
import type { Choice } from './SelectField'

type Props = FieldText & { options: readonly Choice[]; columns?: boolean }

/** A group of checkboxes. */
export function CheckGroupField({ name, label, hint, optional, options, columns = false }: Props) {
  const { id, value = [], setValue, error } = useFormField<readonly string[]>({ name, label, hint, optional })
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className={columns ? 'form-options-columns' : undefined}>
        {options.map((option, index) => {
          // The first checkbox has the field's id: the error summary links to it.
          const boxId = index === 0 ? id : `${id}-${option.value}`
          return (
            <div key={option.value} className="form-check">
              <input
                id={boxId}
                type="checkbox"
                name={name}
                className="form-check-input"
                aria-invalid={error ? true : undefined}
                checked={value.includes(option.value)}
                onChange={({ target }) =>
                  setValue(target.checked ? [...value, option.value] : value.filter((other) => other !== option.value))
                }
              />
              <label className="form-check-label" htmlFor={boxId}>
                {option.label}
                {option.hint && <span className="d-block fs-6 fw-normal text-muted">{option.hint}</span>}
              </label>
            </div>
          )
        })}
      </div>
    </FieldGroup>
  )
}
