import type { User } from '@/contract/types'
import { countries } from '@/domain/account/countries'
import { choicesOf, profileOptions } from '@/domain/account/profileOptions'
import { ComboboxField } from '@/ui/form/ComboboxField'
import { DateField } from '@/ui/form/DateField'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'

const countryChoices = () => countries().map(({ code, name }) => ({ value: code, label: name }))

/** One option per dialling code, even if several countries share it. */
function diallingChoices() {
  const byCode = new Map<string, string[]>()
  for (const { diallingCode, name } of countries())
    byCode.set(diallingCode, [...(byCode.get(diallingCode) ?? []), name])
  return [...byCode].map(([value, names]) => ({
    value,
    label: `${value} ${names.slice(0, 2).join(', ')}${names.length > 2 ? ' …' : ''}`,
  }))
}

/** Personal details. */
export function AboutFields({ user }: { user: User }) {
  return (
    <div className="profile-grid">
      <TextField name="firstName" label="First name" autoComplete="given-name" />
      <TextField name="lastName" label="Last name" autoComplete="family-name" />
      <DateField name="dob" label="Date of birth" autoComplete="bday" optional />
      <SelectField
        name="ageGroup"
        label="Age group"
        options={choicesOf(profileOptions.ageGroup, user.ageGroup)}
        optional
      />
      <SelectField name="gender" label="Gender" options={choicesOf(profileOptions.gender, user.gender)} optional />
      <SelectField
        name="identifyAs"
        label="What you identify as"
        options={choicesOf(profileOptions.identifyAs, user.identifyAs)}
        optional
      />
      <TextField name="nationality" label="Nationality" optional />
      <ComboboxField
        name="country"
        label="Country you live in"
        options={countryChoices()}
        autoComplete="country-name"
        optional
      />
      <ComboboxField
        name="phoneDiallingCode"
        label="Dialling code"
        options={diallingChoices()}
        autoComplete="tel-country-code"
        optional
      />
      <TextField name="phone" label="Phone number" type="tel" inputMode="tel" autoComplete="tel-national" optional />
      <TextField name="workbuddyPhoneNumber" label="WorkBuddy phone number" type="tel" inputMode="tel" optional />
    </div>
  )
}
