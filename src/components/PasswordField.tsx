import type { ReactNode } from 'react'
import { Field } from '@/ui/form/Field'
import { useFormField } from '@/ui/form/formContext'
import { PasswordInput } from './PasswordInput'
import { PasswordMeter } from './PasswordMeter'

type Props = {
  name: string
  label: string
  /** The present one to sign in with, or a new one that is judged while it is typed. */
  kind: 'current' | 'new'
  hint?: ReactNode
  aside?: ReactNode
  /** What else the person typed: a password that is built on it is weak (R-VAL-16). */
  hints?: readonly string[]
}

/** A password in a form; a new one with its strength. */
export function PasswordField({ name, label, kind, hint, aside, hints = [] }: Props) {
  const { id, value = '', setValue, error, control } = useFormField<string>({ name, label, hint })
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={aside}>
      <PasswordInput
        {...control}
        autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      {kind === 'new' && <PasswordMeter password={value} hints={hints} />}
    </Field>
  )
}
