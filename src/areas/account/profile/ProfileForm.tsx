import type { User } from '@/contract/types'
import { useSaveProfile } from '@/components/useSaveProfile'
import { useServerNow } from '@/components/useServerNow'
import { countryOptions } from '@/domain/account/countryNames'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { ComboboxField } from '@/ui/form/combobox/ComboboxField'
import { TextField } from '@/ui/form/fields/TextField'
import { Card } from '@/ui/layout/Card'
import { Disclosure } from '@/ui/layout/Disclosure'
import { useDocumentClass } from '@/ui/hooks/useDocumentClass'
import { CheckField } from '@/ui/form/fields/CheckField'
import { Form, SubmitButton } from '@/ui/form/Form'
import { AboutFields, WorkFields } from './ProfileFields'
import { addressOf, addressNames, type AddressKind } from './addressNames'
import { changesOf, schemaOf, valuesOf } from './profileValues'

/** The profile form; drafts survive a reload. */
export function ProfileForm({ user }: { user: User }) {
  const save = useSaveProfile(user.userId)
  const today = singaporeDay(useServerNow()) ?? ''
  return (
    <Form
      label="Your profile"
      initial={valuesOf(user)}
      schema={schemaOf(today, user)}
      draftKey={`profile:${user.userId}`}
      onSubmit={(values, base) => save(changesOf(values, base))}
    >
      {({ dirty, values }) => (
        <>
          <Card title="About you">
            <AboutFields user={user} />
          </Card>
          <Card title="Your work">
            <WorkFields user={user} />
          </Card>
          <Card title="Home address">
            <Disclosure summary={addressOf(values, 'residential') || 'Add your home address'}>
              <AddressFields of="residential" />
            </Disclosure>
          </Card>
          <Card title="Billing address">
            <CheckField
              name="billingAddressUseResidential"
              label="Use my home address for billing"
              hint={values.billingAddressUseResidential && 'Your invoices will show the home address above.'}
            />
            {!values.billingAddressUseResidential && (
              <Disclosure summary={addressOf(values, 'billing') || 'Add a billing address'}>
                <AddressFields of="billing" />
              </Disclosure>
            )}
          </Card>
          <SaveBar isDue={dirty} />
        </>
      )}
    </Form>
  )
}

/** Stays in view while there is something to save. */
function SaveBar({ isDue }: { isDue: boolean }) {
  useDocumentClass('shows-save-bar', isDue)
  return (
    <div className={isDue ? 'profile-save profile-save-due' : 'profile-save'}>
      <SubmitButton data-track="save-profile">Save profile</SubmitButton>
      <span className="text-muted" role="status">
        {isDue ? 'You have unsaved changes.' : ''}
      </span>
    </div>
  )
}

/** Address fields; the home and the billing address use different field names. */
function AddressFields({ of }: { of: AddressKind }) {
  const name = addressNames[of]
  const isBilling = of === 'billing'
  const auto = (part: string) => `section-${of} ${isBilling ? 'billing ' : ''}${part}`
  const label = (text: string) => `${isBilling ? 'Billing' : 'Home'} ${text}`
  const options = countryOptions()
  return (
    <div className="profile-grid">
      <TextField name={name.line1} label={label('address')} autoComplete={auto('address-line1')} optional />
      <TextField name={name.line2} label={label('address, line 2')} autoComplete={auto('address-line2')} optional />
      <TextField name={name.city} label={label('city')} autoComplete={auto('address-level2')} optional />
      <TextField name={name.postalCode} label={label('postal code')} autoComplete={auto('postal-code')} optional />
      <TextField name={name.state} label={label('state or province')} autoComplete={auto('address-level1')} optional />
      <ComboboxField
        name={name.country}
        label={label('country')}
        options={options}
        autoComplete={auto('country-name')}
        optional
      />
    </div>
  )
}
