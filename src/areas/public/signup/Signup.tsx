import { useState, useEffect, useRef } from 'react'
import { useFormikContext } from 'formik'
import { useGetCountryQuery } from '@/api/account/profile'
import { useRegisterMutation, useRegisterTrueMutation } from '@/api/account/registration'
import { NameFields } from '@/components/contact/PersonFields'
import { Link } from '@/components/links/Link'
import { signingAddress } from '@/components/signing/signingAddress'
import { startCooldown } from '@/components/signing/useCooldown'
import { signupDraft } from '@/components/signing/useSignIn'
import { countryOf, defaultCountry } from '@/domain/account/countries'
import { paths } from '@/domain/navigation/paths'
import { registration, type SignupValues } from '@/domain/account/signingUp'
import { writeDraft } from '@/lib/storage/drafts'
import { env } from '@/lib/env'
import { isAccepted } from '@/lib/calls/certainty'
import { isFirstRead } from '@/lib/calls/firstRead'
import { selectCartHasPremium } from '@/store/cart/cartSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { trackNow } from '@/store/tracking/track'
import { attempt } from '@/ui/attempt'
import { Alert } from '@/ui/feedback/Alert'
import { Form, SubmitButton } from '@/ui/form/Form'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { SignUpTerms } from '@/components/legal/SignUpTerms'
import { PasswordField } from '@/components/password/PasswordField'
import { countryOptions } from '@/domain/account/countryNames'
import { ComboboxField } from '@/ui/form/combobox/ComboboxField'
import { TextField } from '@/ui/form/fields/TextField'
import { useOnward } from '@/components/links/useOnward'
import { signupSchema } from './signupSchema'

const taken = 'This email address is already in use'

/** Registration; says so if it is part of a premium purchase (O-08). */
export default function Signup() {
  const premiumInCart = useAppSelector(selectCartHasPremium)
  const place = useGetCountryQuery()
  const [register] = useRegisterMutation()
  const [registerTrue] = useRegisterTrueMutation()
  const dispatch = useAppDispatch()
  const onward = useOnward()
  const [inUse, setInUse] = useState<string>()

  const country = countryOf(place.data?.code)?.code ?? defaultCountry
  const initial: SignupValues = {
    firstName: '', lastName: '', email: signingAddress.read(), password: '', country, diallingCountry: country, phone: '',
  } // prettier-ignore

  const send = async (values: SignupValues) => {
    const body = registration(values, premiumInCart)
    const sent = await attempt(() => (premiumInCart ? registerTrue : register)({ body }))
    // A success status means that the account was created, even if the response can't be used.
    if (!sent.ok && !isAccepted(sent.error)) throw sent.error
    signingAddress.remember(body.email)
    if (!sent.ok || !sent.answer.isEmailInUse) return
    setInUse(values.email)
    throw { fields: { email: taken } }
  }
  const done = (_answer: void, values: SignupValues) => {
    // Lets the user correct a wrong address without retyping everything else; passwords are never stored.
    writeDraft(signupDraft, values, Date.now())
    startCooldown('activation', values.email)
    void dispatch(trackNow('signup', { premiumInCart, method: 'password' }))
    void onward(paths.emailVerification)
  }

  return (
    <Page
      title="Create your account"
      tabTitle="Sign up"
      lead={
        <>
          Membership is free. Have an account? <Link to={paths.login}>Sign in</Link>
        </>
      }
      share={{ description: `Join ${env.productName}. Membership is free.` }}
    >
      {premiumInCart && (
        <Alert kind="cta" title="Premium membership is in your cart">
          Create your account. You can pay as soon as it’s active.
        </Alert>
      )}
      <div className="card card-body">
        {isFirstRead(place) ? (
          <Skeleton shape="form" rows={6} />
        ) : (
          <Form
            label="Sign up"
            initial={initial}
            schema={signupSchema}
            draftKey={signupDraft}
            onSubmit={send}
            onDone={done}
          >
            {({ values }) => <SignupFields values={values} inUse={inUse === values.email} />}
          </Form>
        )}
      </div>
    </Page>
  )
}

const countryChoices = countryOptions()
const diallingChoices = countryChoices.map((option) => {
  const { diallingCode = '' } = countryOf(option.value) ?? {}
  return { ...option, label: `${option.label} ${diallingCode}`, also: [...option.also, option.label, diallingCode] }
})

/** The fields of the registration form. */
function SignupFields({ values, inUse }: { values: SignupValues; inUse: boolean }) {
  useDiallingCountry(values)
  return (
    <>
      <NameFields />
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
      <div className="field-pair">
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
