import type { ComponentProps, ReactNode } from 'react'
import { cleanLine } from '@/lib/text/cleanText'
import { emailOf } from '@/lib/text/emailAddress'
import { webAddressOf } from '@/lib/text/webAddress'
import { Field } from '../Field'
import { useFormField, type Clean, type FieldText } from '../formContext'

type Native =
  'autoComplete' | 'inputMode' | 'placeholder' | 'readOnly' | 'disabled' | 'maxLength' | 'autoFocus' | 'spellCheck'
type Props = FieldText &
  Pick<ComponentProps<'input'>, Native> & {
    type?: 'text' | 'email' | 'url' | 'tel' | 'number' | 'password'
    aside?: ReactNode
  }

const cleaners: Record<NonNullable<Props['type']>, Clean | undefined> = {
  text: cleanLine,
  tel: cleanLine,
  number: cleanLine,
  email: emailOf,
  url: webAddressOf,
  password: undefined,
}

/** Single-line text. */
export function TextField({ name, label, hint, optional, type = 'text', aside, ...native }: Props) {
  const { id, value, setValue, error, control } = useFormField<string | number>(
    { name, label, hint, optional },
    cleaners[type],
  )
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} aside={aside}>
      <input
        {...native}
        {...control}
        type={type}
        className="form-control"
        value={value ?? ''}
        onChange={(event) => setValue(event.target.value)}
      />
    </Field>
  )
}
