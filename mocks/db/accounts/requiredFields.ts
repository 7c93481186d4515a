import type { Shape } from '@/contract/types'
import type { UserRow } from '../tables'

type RequiredField = Shape<'RequiredField'>
type Field = Omit<RequiredField, 'filled'> & { name: keyof UserRow }

const options = (...values: string[]) => values.map((value) => ({ value, label: value }))

const fields = {
  dob: { name: 'dob', label: 'Date of birth', type: 'date' },
  nationality: { name: 'nationality', label: 'Nationality', type: 'text' },
  phone: { name: 'phone', label: 'Phone number', type: 'phone' },
  country: { name: 'country', label: 'Country', type: 'country' },
  company: { name: 'company', label: 'Company or trading name', type: 'text' },
  brn: { name: 'brn', label: 'Business registration number', type: 'text' },
  gender: {
    name: 'gender',
    label: 'Gender',
    type: 'select',
    options: options('Female', 'Male', 'Non-binary', 'Prefer not to say'),
  },
  residentialLine1: { name: 'residentialLine1', label: 'Home address', type: 'text' },
  residentialPostalCode: { name: 'residentialPostalCode', label: 'Home postal code', type: 'text' },
} as const satisfies Record<string, Field>

type Name = keyof typeof fields

const wanted: Record<string, { names: Name[]; helpText: string }> = {
  'company-registration': {
    names: ['dob', 'nationality', 'phone', 'residentialLine1', 'residentialPostalCode'],
    helpText: 'The registrar asks for it.',
  },
  'group-health-insurance': { names: ['dob', 'gender', 'phone'], helpText: 'The insurer needs it for the quote.' },
  telehealth: { names: ['dob', 'phone'], helpText: 'The doctors need it to open your record.' },
  'trademark-filing': { names: ['company', 'country'], helpText: 'It becomes the owner of the trademark.' },
  bookkeeping: { names: ['company', 'brn'], helpText: 'The bookkeepers need it to set up your books.' },
  'corporate-secretary': { names: ['company', 'brn', 'phone'], helpText: 'The registrar asks for it.' },
  'virtual-office-address': { names: ['phone', 'company'], helpText: 'We sort your post by it.' },
  'co-working-membership': { names: ['phone'], helpText: 'The door opens with your phone.' },
}

/** The profile fields that a solution requires, and whether the member has filled them in. */
export function requiredFieldsOf(me: UserRow, uid: string): RequiredField[] {
  const { names = [], helpText = '' } = wanted[uid] ?? {}
  return names.map((name) => {
    const field: Field = fields[name]
    const value = me[field.name]
    return { options: [], ...field, filled: value !== null && value !== undefined && value !== '', helpText }
  })
}
