import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { Link } from '@/components/links/Link'
import { SignUpTerms } from '@/components/legal/SignUpTerms'
import { PasswordField } from '@/components/password/PasswordField'
import { countryOf } from '@/domain/account/countries'
import { countryOptions } from '@/domain/account/countryNames'
import type { SignupValues } from '@/domain/account/signingUp'
import { paths } from '@/domain/navigation/paths'
import { SubmitButton } from '@/ui/form/Form'
import { ComboboxField } from '@/ui/form/combobox/ComboboxField'
import { TextField } from '@/ui/form/fields/TextField'
import './signup.scss'

const countryChoices = countryOptions()
const diallingChoices = countryChoices.map((option) => {
  const { diallingCode = '' } = countryOf(option.value) ?? {}
  return { ...option, label: `${option.label} ${diallingCode}`, also: [...option.also, option.label, diallingCode] }
})

/** The fields of the registration form. */
export function SignupFields({ values, inUse }: { values: SignupValues; inUse: boolean }) {
  useDiallingCountry(values)
  return (
    <>
      <div className="signup-pair">
        <TextField name="firstName" label="First name" autoComplete="given-name" />
        <TextField name="lastName" label="Last name" autoComplete="family-name" />
      </div>
      <TextField
        name="email"
        label="Email address"
        type="email"
        autoComplete="email"
        aside={inUse && <Link to={paths.login}>Sign in instead</Link>}
      />
      <PasswordField
        name="password"
        label="Password"
        kind="new"
        hint="At least 8 characters"
        hints={[values.firstName, values.lastName, values.email]}
      />
      <ComboboxField name="country" label="Country" options={countryChoices} />
      <div className="signup-pair">
        <ComboboxField name="diallingCountry" label="Dialling code" options={diallingChoices} optional />
        <TextField name="phone" label="Phone number" type="tel" autoComplete="tel-national" inputMode="tel" optional />
      </div>
      <SignUpTerms />
      <SubmitButton wide data-track="sign-up">
        Create account
      </SubmitButton>
    </>
  )
}

/** The dialling code follows the country until the user selects another one. */
function useDiallingCountry({ country, diallingCountry }: SignupValues): void {
  const { setFieldValue } = useFormikContext<SignupValues>()
  const last = useRef(country)
  useEffect(() => {
    const before = last.current
    if (before === country || !countryOf(country)) return
    last.current = country
    if (diallingCountry === before) void setFieldValue('diallingCountry', country)
  }, [country, diallingCountry, setFieldValue])
}
