import { Field } from '../Field'
import { ComboboxInput } from './ComboboxInput'
import { labelOf, valueOf } from './comboboxOptions'
import type { Choice } from '../fields/SelectField'
import { useFormField, type FieldText } from '../formContext'

type Props = FieldText & {
  options: readonly Choice[]
  placeholder?: string
  disabled?: boolean
  autoComplete?: string
}

/**
 * Select with autocomplete: countries, members, solutions.
 * Text that matches no option stays in the field unchanged, and the schema validates it.
 */
export function ComboboxField({ name, label, hint, optional, options, ...native }: Props) {
  const { id, value = '', setValue, error, control } = useFormField<string>({ name, label, hint, optional })
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <ComboboxInput
        {...native}
        control={control}
        options={options}
        chosen={[value]}
        text={labelOf(options, value)}
        onType={(text) => setValue(valueOf(options, text))}
        onChoose={(option) => setValue(option.value)}
      />
    </Field>
  )
}
