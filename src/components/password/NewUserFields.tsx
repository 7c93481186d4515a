import { useFormikContext } from 'formik'
import { object } from 'yup'
import type { Shape } from '@/contract/types'
import { email, required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'
import { NameFields } from '../contact/PersonFields'
import { optionalPassword } from '../signing/rules'
import { PasswordField } from './PasswordField'
import { SignUpTerms } from '../legal/SignUpTerms'
import { SignInLink } from '../links/SignInLink'

/** Form values for visitors who create an account as part of another form. */
export type NewUserValues = { firstName: string; lastName: string; email: string; password: string }

export const noNewUser: NewUserValues = { firstName: '', lastName: '', email: '', password: '' }

/** Validation of these fields; the password is optional. */
export const newUserSchema = object({
  firstName: required({ max: 100 }),
  lastName: required({ max: 100 }),
  email: email(),
  password: optionalPassword.default(''),
})

/** The request payload of the account. */
export function toNewUser({ firstName, lastName, email, password }: NewUserValues): Shape<'NewUser'> {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    ...(password ? { password } : {}),
  }
}

type Props = {
  /** For forms that have name fields of their own. */
  withoutName?: boolean
  /** What the account is created for, shown in the text. */
  purpose: string
}

/** Name, email and password of a visitor, with its strength (R-VAL-16); creates an account in the same step. */
export function NewUserFields({ withoutName = false, purpose }: Props) {
  const { firstName, lastName, email: address } = useFormikContext<NewUserValues>().values
  return (
    <fieldset className="new-user">
      <legend className="fs-4 fw-semibold">About you</legend>
      <p className="text-muted">
        We’ll also create an account for you with {purpose}. Already have one? <SignInLink inline />
      </p>
      {!withoutName && <NameFields />}
      <TextField name="email" label="Email address" type="email" autoComplete="email" />
      <PasswordField
        name="password"
        label="Password"
        kind="new"
        optional
        hints={[firstName, lastName, address]}
        hint="At least 8 characters. You can leave it blank and sign in with one-time codes."
      />
      <SignUpTerms />
    </fieldset>
  )
}
