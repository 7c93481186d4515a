import { Field } from '@/ui/form/Field'
import '@/ui/form/form.scss'

export type LoginValues = { email: string; password: string }

type Props = {
  values: LoginValues
  /** The live form could not be loaded. */
  broken: boolean
  /** Called with the field that has changed. */
  onChange: (changed: Partial<LoginValues>) => void
  /** Submitted before the live form was loaded: it submits as soon as it mounts. */
  onSend: () => void
}

/** The prerendered sign-in form: same layout and field names as the live one, without a form library. */
export function StaticForm({ values, broken, onChange, onSend }: Props) {
  return (
    // Without JavaScript a form with this method submits nothing, so a password never ends up in a URL.
    <form
      method="dialog"
      aria-label="Sign in"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {broken && (
        <p className="card card-body text-danger" role="alert">
          This page didn’t load fully. Check your connection and reload the page.
        </p>
      )}
      <Field id="login-email" label="Email address">
        <input
          id="login-email"
          name="email"
          type="email"
          className="form-control"
          autoComplete="username"
          value={values.email}
          onChange={({ target }) => onChange({ email: target.value })}
        />
      </Field>
      <Field id="login-password" label="Password" aside={<ForgotButton />}>
        <input
          id="login-password"
          name="password"
          type="password"
          className="form-control"
          autoComplete="current-password"
          value={values.password}
          onChange={({ target }) => onChange({ password: target.value })}
        />
      </Field>
      <div className="login-acts">
        <button type="submit" className="btn btn-primary w-100">
          Sign in
        </button>
        <button type="button" className="btn btn-outline-secondary w-100">
          Email me a one-time code
        </button>
      </div>
    </form>
  )
}

/** Opens the password reset. */
export function ForgotButton({ onClick }: { onClick?: () => void }) {
  return (
    <button type="button" className="login-aside" onClick={onClick}>
      Forgot your password?
    </button>
  )
}
