import { capitalised } from '@/lib/text/wording'
import { countryName } from '@/domain/account/countries'
import { formatDate, formatDateTime } from '@/lib/dates/dates'
import { countOf } from '@/lib/money/counts'
import { isObject } from '@/lib/objects'

export type Fact = { term: string; text: string }

const acronyms: Record<string, string> = {
  id: 'ID',
  brn: 'registration number',
  url: 'link',
  kyc: 'ID verification',
}

/** Fields whose names make no good label. */
const labels: Record<string, string> = {
  isAdmin: 'Administrator',
  isPremium: 'Premium',
  isPremiumMember: 'Premium member',
  isPremiumInCart: 'Premium in cart',
  activated: 'Account activated',
  disabled: 'Account disabled',
  hasPassword: 'Password set',
  doerType: 'Type of doer',
  dob: 'Date of birth',
  cashValue: 'Cash value (SGD)',
  mustAgreeToPrivacyPolicy: 'Has to accept the privacy policy',
  mustAgreeToTermsOfUse: 'Has to accept the terms of use',
  receiveDoerscircleUpdateEmails: 'Gets our news by email',
  receiveThirdPartyOffers: 'Gets partner offers',
  personaliseThirdPartyAds: 'Gets personalised partner offers',
  solutionsAndBenefitsInterest: 'Solutions & Benefits of interest',
}

/** A readable label for a field name: `residentialLine1` becomes "Residential line 1". */
export function labelOf(field: string): string {
  const label = Object.hasOwn(labels, field) ? labels[field] : undefined
  if (label) return label
  const words = field
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
    .map((word) => acronyms[word] ?? word)
    .join(' ')
  return capitalised(words)
}

/** Masked on the screen, since others may see it; the downloaded file contains the full values. */
const covered = new Set(['personalIdNumber', 'accountNumber', 'paynowNumber'])
/** Masks all but the last characters; a short text is masked whole, since its end would reveal most of it. */
const cover = (text: string) => (text.length > 8 ? `•••• ${text.slice(-4)}` : '••••')

const day = /^\d{4}-\d{2}-\d{2}$/
const moment = /^\d{4}-\d{2}-\d{2}T/

function textOf(field: string, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (covered.has(field)) return cover(String(value))
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  if (/country$/i.test(field)) return countryName(value)
  if (day.test(value)) return formatDate(value)
  if (moment.test(value)) return formatDateTime(value)
  return value.startsWith('data:') ? 'A picture' : value
}

const first = ['firstName', 'lastName', 'email', 'phoneDiallingCode', 'phone', 'country', 'userId']
const rank = (field: string) => (first.includes(field) ? first.indexOf(field) : first.length)

/**
 * Flattens a server record of any depth into rows.
 * @returns only fields with a value, names and addresses first; a list of records becomes its count
 */
export function factsOf(record: unknown, above = ''): Fact[] {
  if (!isObject(record)) return []
  const fields = Object.entries(record).sort(([one], [other]) => rank(one) - rank(other))
  return fields.flatMap(([field, value]): Fact[] => {
    const term = above ? `${above}: ${labelOf(field).toLowerCase()}` : labelOf(field)
    if (isObject(value)) return factsOf(value, term)
    if (!Array.isArray(value)) {
      const text = textOf(field, value)
      return text === undefined ? [] : [{ term, text }]
    }
    const text = value.some(isObject)
      ? countOf(value.length, 'entry', 'entries')
      : value.flatMap((one) => textOf(field, one) ?? []).join(', ')
    return text ? [{ term, text }] : []
  })
}
