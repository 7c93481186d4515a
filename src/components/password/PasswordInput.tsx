import { useState, type ComponentProps } from 'react'
import { Eye, EyeSlash } from 'react-bootstrap-icons'
import './passwordInput.scss'

/** Password input with a show/hide button. Independent of the form library, because prerendered pages use it too. */
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
