import { useState, type ReactNode, type ComponentProps, useEffect } from 'react'
import { Eye, EyeSlash } from 'react-bootstrap-icons'
import { Field } from '@/ui/form/Field'
import { useFormField } from '@/ui/form/formContext'
import { needsAnalysis, passwordStrength, type Analyse, type PasswordStrength } from '@/domain/account/passwordStrength'
import { env } from '@/lib/env'
import './passwordInput.scss'
import './passwordMeter.scss'

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

/** Lazy-loaded with the first character: it is larger than the rest of the app. */
const analyser = () => import('zxcvbn').then(({ default: zxcvbn }): Analyse => zxcvbn)

const unasked: Analyse = () => ({ score: 4 })

/** Password strength as a bar and a label (R-VAL-16 to R-VAL-19). Renders nothing for an empty password. */
function PasswordMeter({ password, hints }: { password: string; hints: readonly string[] }) {
  const [strength, setStrength] = useState<PasswordStrength>()
  const words = hints.join('\n')
  useEffect(() => {
    let stale = false
    const judge = (analyse: Analyse) => {
      if (!stale) setStrength(passwordStrength(password, [env.productName, ...words.split('\n')], analyse))
    }
    if (!needsAnalysis(password)) judge(unasked)
    // If the analysis can't be loaded, no strength is shown; the server still decides.
    else analyser().then(judge, () => setStrength(undefined))
    return () => {
      stale = true
    }
  }, [password, words])
  if (!strength || password === '') return null
  return (
    <div className="strength" data-score={strength.score}>
      <span className="strength-bar" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={step <= Math.max(1, strength.score) ? 'strength-on' : undefined} />
        ))}
      </span>
      <span role="status">
        <span className="visually-hidden">Password strength: </span>
        {strength.label}
      </span>
    </div>
  )
}
