import { object, string } from 'yup'
import type { Shape } from '@/contract/types'
import { email, required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/TextField'
import { SignInLink } from './SignInLink'

/** What a visitor types to get an account along with what they are doing. */
export type NewUserValues = { firstName: string; lastName: string; email: string; password: string }

export const noNewUser: NewUserValues = { firstName: '', lastName: '', email: '', password: '' }

/** The checks of an account that is made on the way; the password may be left out. */
export const newUserSchema = object({
  firstName: required({ max: 100 }),
  lastName: required({ max: 100 }),
  email: email(),
  password: string()
    .default('')
    .test('length', 'Please choose at least 8 characters', (text) => text === '' || text.length >= 8),
})

/** The account as it is sent. */
export function toNewUser({ firstName, lastName, email, password }: NewUserValues): Shape<'NewUser'> {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    ...(password ? { password } : {}),
  }
}

type Props = {
  /** Where the form asks for the name by itself. */
  withoutName?: boolean
  /** What the account is made for. */
  purpose: string
}

/** Who a visitor is; makes an account in the same step. */
export function NewUserFields({ withoutName = false, purpose }: Props) {
  return (
    <fieldset className="new-user">
      <legend className="fs-4 fw-semibold">About you</legend>
      <p className="text-muted">
        You get an account along with {purpose}. Have one already?{' '}
        <SignInLink variant="link" size="sm">
          Sign in
        </SignInLink>
      </p>
      {!withoutName && (
        <div className="field-pair">
          <TextField name="firstName" label="First name" autoComplete="given-name" />
          <TextField name="lastName" label="Last name" autoComplete="family-name" />
        </div>
      )}
      <TextField name="email" label="E-mail" type="email" autoComplete="email" />
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        optional
        hint="At least 8 characters. Leave it empty, and we send you a link to set one."
      />
    </fieldset>
  )
}
