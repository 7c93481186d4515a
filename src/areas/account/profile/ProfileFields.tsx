import type { User } from '@/contract/types'
import { countryOptions, diallingOptions } from '@/domain/account/countryNames'
import { ComboboxField } from '@/ui/form/combobox/ComboboxField'
import { DateField } from '@/ui/form/fields/DateField'
import { TextField } from '@/ui/form/fields/TextField'
import { Disclosure } from '@/ui/layout/Disclosure'
import { choicesOf, profileOptions } from '@/domain/account/profileOptions'
import { CheckGroupField } from '@/ui/form/fields/CheckGroupField'
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

/** Work details: what other members look for first, the rest folded. */
export function WorkFields({ user }: { user: User }) {
  const stored = user.solutionsAndBenefitsInterest ?? []
  const interests = [...new Set<string>([...profileOptions.solutionsAndBenefitsInterest, ...stored])]
  return (
    <>
      <div className="profile-grid">
        <ChoiceField name="doerType" label="Type of doer" user={user} />
        <ChoiceField name="industry" label="Industry" user={user} />
        <TextField name="jobTitle" label="Job title" autoComplete="organization-title" optional />
        <TextField name="company" label="Company or trading name" autoComplete="organization" optional />
        <ChoiceField name="workFrom" label="Where you work" user={user} />
        <TextField
          name="linkedin"
          label="LinkedIn page"
          inputMode="url"
          placeholder="https://"
          autoComplete="url"
          optional
        />
      </div>
      <Disclosure summary="Interests, other links and registration number">
        <CheckGroupField
          name="solutionsAndBenefitsInterest"
          label="Solutions & Benefits you’re interested in"
          options={choicesOf(interests)}
          columns
          optional
        />
        <div className="profile-grid">
          <TextField name="facebook" label="Facebook page" inputMode="url" placeholder="https://" optional />
          <TextField name="instagram" label="Instagram page" inputMode="url" placeholder="https://" optional />
          <TextField name="brn" label="Business registration number" autoComplete="off" optional />
        </div>
      </Disclosure>
    </>
  )
}
