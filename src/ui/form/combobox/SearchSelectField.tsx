import { useState } from 'react'
import { ChoiceBox } from '../fields/ChoiceBox'
import { Field } from '../Field'
import { useFormField, type FieldText } from '../formContext'
import type { Choice } from '../fields/SelectField'
import type { ChoiceSearch } from './useChoices'

type Props = FieldText & {
  /** Searches the server; a list query is enough: `(text) => find({ search: text }).unwrap().then(toChoices)`. */
  search: ChoiceSearch
  /** Name of the initial value. */
  selected?: Choice | undefined
  placeholder?: string
  disabled?: boolean
}

/** Select with server-side search for large lists: a user, an order, a solution. The value is that of the choice. */
export function SearchSelectField({ name, label, hint, optional, search, selected, ...box }: Props) {
  const { id, value = '', setValue, error, control } = useFormField<string>({ name, label, hint, optional })
  const [known, setKnown] = useState(selected)
  const shown = [known, selected].find((choice) => choice?.value === value)?.label ?? value
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <ChoiceBox
        {...box}
        id={id}
        control={control}
        source={{ search }}
        chosen={value === '' ? [] : [value]}
        shown={shown}
        onChoose={(choice) => {
          setKnown(choice)
          setValue(choice.value)
        }}
        onClear={() => setValue('')}
      />
    </Field>
  )
}
