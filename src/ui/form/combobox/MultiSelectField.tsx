import { useState } from 'react'
import { XLg } from 'react-bootstrap-icons'
import { IconButton } from '../../IconButton'
import { ChoiceBox } from '../fields/ChoiceBox'
import { Field } from '../Field'
import { useFormField, type FieldText } from '../formContext'
import type { Choice } from '../fields/SelectField'
import type { ChoiceSource } from './useChoices'
import './combobox.scss'

type Props = FieldText &
  ChoiceSource & {
    /** Names of the initial values, if the choices are searched on the server. */
    selected?: readonly Choice[]
    placeholder?: string
    disabled?: boolean
  }

/** Multi-select with autocomplete; each selected value can be removed. The value is a list. */
export function MultiSelectField(props: Props) {
  const { name, label, hint, optional, options, search, selected = [], placeholder, disabled } = props
  const { id, value = [], setValue, error, control } = useFormField<readonly string[]>({ name, label, hint, optional })
  const [found, setFound] = useState<readonly Choice[]>([])
  const labelOf = (one: string) =>
    [...(options ?? []), ...found, ...selected].find((choice) => choice.value === one)?.label ?? one
  const without = (one: string) => setValue(value.filter((other) => other !== one))
  const toggle = (choice: Choice) => {
    if (value.includes(choice.value)) return without(choice.value)
    setFound((now) => [...now, choice])
    setValue([...value, choice.value])
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {value.length > 0 && (
        <ul className="plain chosen" aria-label={`${label}: chosen`}>
          {value.map((one) => (
            <li key={one}>
              <span className="text-break">{labelOf(one)}</span>
              <IconButton
                name={`Remove ${labelOf(one)}`}
                size="sm"
                disabled={disabled}
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
      <ChoiceBox
        id={id}
        control={control}
        source={search ? { search } : { options: options ?? [] }}
        chosen={value}
        shown=""
        several
        placeholder={placeholder}
        disabled={disabled}
        onChoose={toggle}
        onClear={() => setValue(value.slice(0, -1))}
      />
    </Field>
  )
}
