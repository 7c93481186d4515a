import { FieldGroup } from '../Field'
import { useFormField, type FieldText } from '../formContext'
import type { Choice } from './SelectField'
import { Check } from '../../Check'

type Props = FieldText & { options: readonly Choice[]; columns?: boolean }

/** A group of checkboxes. */
export function CheckGroupField({ name, label, hint, optional, options, columns = false }: Props) {
  const { id, value = [], setValue, error } = useFormField<readonly string[]>({ name, label, hint, optional })
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className={columns ? 'form-options-columns' : undefined}>
        {options.map((option, index) => (
          <Check
            key={option.value}
            // The first checkbox has the field's id: the error summary links to it.
            id={index === 0 ? id : `${id}-${option.value}`}
            name={name}
            aria-invalid={error ? true : undefined}
            checked={value.includes(option.value)}
            onChange={(on) => setValue(on ? [...value, option.value] : value.filter((other) => other !== option.value))}
          >
            {option.label}
            {option.hint && <span className="d-block fs-6 fw-normal text-muted">{option.hint}</span>}
          </Check>
        ))}
      </div>
    </FieldGroup>
  )
}
