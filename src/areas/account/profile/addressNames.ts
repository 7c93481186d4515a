import { keysOf } from '@/lib/objects'
import { countryOf } from '@/domain/account/countries'

/** The form fields of both addresses. */
export const addressNames = {
  residential: {
    line1: 'residentialLine1',
    line2: 'residentialLine2',
    city: 'residentialCity',
    postalCode: 'residentialPostalCode',
    state: 'residentialState',
    country: 'residentialCountry',
  },
  billing: {
    line1: 'billingAddressLine1',
    line2: 'billingAddressLine2',
    city: 'billingCity',
    postalCode: 'billingPostalCode',
    state: 'billingState',
    country: 'billingCountry',
  },
} as const

/** Each field of the billing address, with that of the home address (R-PROF-03). */
export const addressPairs = keysOf(addressNames.billing).map(
  (part) => [addressNames.billing[part], addressNames.residential[part]] as const,
)

export type AddressKind = keyof typeof addressNames
type AddressField = (typeof addressNames)[AddressKind][keyof (typeof addressNames)['billing']]

/** An address in one line; empty if nothing is filled in. */
export function addressOf(values: Readonly<Record<AddressField, string>>, kind: AddressKind): string {
  const { line1, line2, city, postalCode, state, country } = addressNames[kind]
  const place = [values[city], values[postalCode]].filter(Boolean).join(' ')
  const parts = [values[line1], values[line2], place, values[state], countryOf(values[country])?.name]
  return parts.filter(Boolean).join(', ')
}
