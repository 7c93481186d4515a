import type { User } from '@/contract/types'
import { countryOptions, diallingOptions } from '@/domain/account/countryNames'
import { ComboboxField } from '@/ui/form/combobox/ComboboxField'
import { DateField } from '@/ui/form/fields/DateField'
import { TextField } from '@/ui/form/fields/TextField'
import { Disclosure } from '@/ui/layout/Disclosure'
import { ChoiceField } from './ChoiceField'

/** Personal details: what most solutions ask for first, the rest folded. */
export function AboutFields({ user }: { user: User }) {
  return (
    <>
      <div className="profile-grid">
        <TextField name="firstName" label="First name" autoComplete="given-name" />
        <TextField name="lastName" label="Last name" autoComplete="family-name" />
        <DateField name="dob" label="Date of birth" autoComplete="bday" optional />
        <ComboboxField
          name="country"
          label="Country of residence"
          options={countryOptions()}
          autoComplete="country-name"
          optional
        />
        <div className="profile-phone">
          <ComboboxField
            name="phoneDiallingCode"
            label="Dialling code"
            options={diallingOptions()}
            autoComplete="tel-country-code"
            optional
          />
          <TextField
            name="phone"
            label="Phone number"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            optional
          />
        </div>
      </div>
      <Disclosure summary="Age, gender, nationality and WorkBuddy">
        <div className="profile-grid">
          <ChoiceField name="ageGroup" label="Age group" user={user} />
          <TextField name="nationality" label="Nationality" optional />
          <ChoiceField name="gender" label="Gender" user={user} />
          <ChoiceField name="identifyAs" label="Gender identity" user={user} />
          <TextField name="workbuddyPhoneNumber" label="WorkBuddy phone number" type="tel" inputMode="tel" optional />
        </div>
      </Disclosure>
    </>
  )
}
