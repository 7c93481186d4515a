import { XLg } from 'react-bootstrap-icons'
import { IconButton } from '../../IconButton'
import { ComboboxInput } from './ComboboxInput'
import { Field } from '../Field'
import { useFormField, type FieldText } from '../formContext'
import type { Choice } from '../fields/SelectField'

type Props = FieldText & { options: readonly Choice[] }

/** Multi-select with autocomplete; each selected value can be removed. The value is a list. */
export function MultiSelectField({ name, label, hint, optional, options }: Props) {
  const { id, value = [], setValue, error, control } = useFormField<readonly string[]>({ name, label, hint, optional })
  const labelOf = (one: string) => options.find((choice) => choice.value === one)?.label ?? one
  const without = (one: string) => setValue(value.filter((other) => other !== one))
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {value.length > 0 && (
        <ul className="plain d-flex flex-wrap gap-2 mb-2" aria-label={`${label}: chosen`}>
          {value.map((one) => (
            <li key={one} className="chosen">
              <span className="text-break">{labelOf(one)}</span>
              <IconButton
                name={`Remove ${labelOf(one)}`}
                size="sm"
                onClick={() => {
                  without(one)
                  document.getElementById(id)?.focus()
                }}
              >
                <XLg aria-hidden size={12} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <ComboboxInput
        several
        control={control}
        options={options}
        chosen={value}
        onChoose={({ value: one }) => (value.includes(one) ? without(one) : setValue([...value, one]))}
        onErase={() => setValue(value.slice(0, -1))}
      />
    </Field>
  )
}
