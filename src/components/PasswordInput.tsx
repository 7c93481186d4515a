import { useState, type ComponentProps } from 'react'
import { Eye, EyeSlash } from 'react-bootstrap-icons'
import './passwordInput.scss'

/** A password with a way to look at it. Knows of no form: pages that are painted use it too. */
export function PasswordInput(input: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
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
