import { countryNameOptions } from '@/domain/account/countryNames'
import { ComboboxField } from '@/ui/form/combobox/ComboboxField'
import { TextField } from '@/ui/form/fields/TextField'

/** The fields of a company, in a form with `companySchema`. */
export function CompanyFields({ disabled = false }: { disabled?: boolean }) {
  return (
    <>
      <TextField name="companyName" label="Company name" autoComplete="organization" disabled={disabled} />
      <ComboboxField
        name="companyLocation"
        label="Location"
        hint="Where the company is registered."
        disabled={disabled}
        options={countryNameOptions()}
      />
      <TextField
        name="website"
        label="Website"
        type="url"
        autoComplete="url"
        placeholder="kopiworks.sg"
        disabled={disabled}
      />
      <TextField
        name="companyBrn"
        label="Business registration number"
        autoComplete="off"
        optional
        disabled={disabled}
      />
    </>
  )
}
