import { countryOptions } from '@/domain/account/countryNames'
import { ComboboxField } from '@/ui/form/combobox/ComboboxField'
import { TextField } from '@/ui/form/fields/TextField'
import { addressNames, type AddressKind } from './addressNames'

/** Address fields; the home and the billing address use different field names. */
export function AddressFields({ of }: { of: AddressKind }) {
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
