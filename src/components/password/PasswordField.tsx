import { useState, type ReactNode, type ComponentProps } from 'react'
import { Eye, EyeSlash } from 'react-bootstrap-icons'
import { Field } from '@/ui/form/Field'
import { useFormField } from '@/ui/form/formContext'
import { PasswordMeter } from './PasswordMeter'
import './passwordInput.scss'

type Props = {
  name: string
  label: string
  /** The current password, or a new one with a strength meter. */
  kind: 'current' | 'new'
  hint?: ReactNode
  aside?: ReactNode
  optional?: boolean
  /** The user's other input: a password that contains it is weak (R-VAL-16). */
  hints?: readonly string[]
}

/** Password field for forms; shows the strength of a new password. */
export function PasswordField({ name, label, kind, hint, aside, optional = false, hints = [] }: Props) {
  const { id, value = '', setValue, error, control } = useFormField<string>({ name, label, hint, optional })
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={aside} optional={optional}>
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

/** Password input with a show/hide button. */
function PasswordInput(input: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeSlash : Eye
  return (
    <div className="input-group">
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...input}
        type={shown ? 'text' : 'password'}
        className="form-control"
      />
      <button
        type="button"
        className="btn btn-outline-secondary password-eye"
        aria-label="Show password"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden />
      </button>
    </div>
  )
}
