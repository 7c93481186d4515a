import { useSaveProfile } from '@/components/useSaveProfile'
import type { Shape } from '@/contract/types'
import { countryOptions } from '@/domain/account/countryNames'
import { readPhone } from '@/domain/account/phoneNumber'
import { country, phone } from '@/components/contactRules'
import { useUser } from '@/store/hooks'
import { ComboboxField } from '@/ui/form/combobox/ComboboxField'
import { DateField } from '@/ui/form/fields/DateField'
import { Form, SubmitButton } from '@/ui/form/Form'
import { object, required } from '@/ui/form/rules'
import { SelectField } from '@/ui/form/fields/SelectField'
import { TextField } from '@/ui/form/fields/TextField'

type Required = Shape<'RequiredField'>

function ruleOf({ type }: Required) {
  if (type === 'phone') return phone()
  return type === 'country' ? country() : required()
}

/** Returns the profile fields to save: the dialling code of a phone number goes into its own field. */
function partOf({ name, type }: Required, value = ''): Record<string, string> {
  const read = type === 'phone' ? readPhone(value) : undefined
  if (!read) return { [name]: value.trim() }
  return { [name]: read.number, ...(read.code && { phoneDiallingCode: read.code }) }
}

/** Form for the profile fields that a solution still requires. */
export function MissingFields({ fields }: { fields: readonly Required[] }) {
  const userId = useUser()?.userId ?? ''
  const save = useSaveProfile(userId)
  const names = fields.map(({ name }) => name)
  return (
    <Form
      // Saved fields are no longer missing: the remaining ones are a new form.
      key={names.join()}
      label="Complete your profile"
      initial={Object.fromEntries(names.map((name) => [name, '']))}
      schema={object(Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)])))}
      onSubmit={(values) =>
        save(Object.fromEntries(fields.flatMap((field) => Object.entries(partOf(field, values[field.name])))))
      }
    >
      {fields.map((field) => (
        <Asked key={field.name} field={field} />
      ))}
      <SubmitButton data-track="save-missing-fields">Save to my profile</SubmitButton>
    </Form>
  )
}

function Asked({ field: { name, label, type, options, helpText } }: { field: Required }) {
  const text = { name, label, ...(helpText && { hint: helpText }) }
  if (type === 'date') return <DateField {...text} />
  if (type === 'select') return <SelectField {...text} options={options ?? []} />
  if (type === 'country') return <ComboboxField {...text} autoComplete="country-name" options={countryOptions()} />
  if (type === 'phone') return <TextField {...text} type="tel" inputMode="tel" autoComplete="tel-national" />
  return <TextField {...text} {...(type === 'number' && { inputMode: 'numeric' as const })} />
}
