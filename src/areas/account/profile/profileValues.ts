import { boolean, object, string } from 'yup'
import type { Shape, User } from '@/contract/types'
import { country, phone } from '@/components/contactRules'
import { readPhone, wholePhone } from '@/domain/account/phoneNumber'
import { isSameJson, keysOf, recordFrom } from '@/lib/objects'
import { plainSigns } from '@/lib/text/cleanText'
import { webAddress, webAddressOf } from '@/lib/text/webAddress'
import { required, ruleTexts, siblingText } from '@/ui/form/rules'
import { addressPairs } from './addressNames'

type Update = Shape<'ProfileUpdate'>

const texts = [
  'firstName', 'lastName', 'dob', 'ageGroup', 'gender', 'nationality', 'country', 'phoneDiallingCode', 'phone',
  'workbuddyPhoneNumber', 'identifyAs', 'doerType', 'industry', 'jobTitle', 'company', 'brn', 'workFrom', 'linkedin',
  'facebook', 'instagram', 'residentialLine1', 'residentialLine2', 'residentialCity', 'residentialPostalCode',
  'residentialState', 'residentialCountry', 'billingAddressLine1', 'billingAddressLine2', 'billingCity',
  'billingPostalCode', 'billingState', 'billingCountry',
] as const satisfies readonly (keyof Update)[] // prettier-ignore

type TextField = (typeof texts)[number]

/** The form's values: empty strings where the profile has none. ID documents are not included. */
export type ProfileValues = Record<TextField, string> & {
  solutionsAndBenefitsInterest: string[]
  billingAddressUseResidential: boolean | undefined
}

/** The initial values of the form. */
export function valuesOf(user: User): ProfileValues {
  return {
    ...recordFrom(texts, (name) => user[name] ?? ''),
    solutionsAndBenefitsInterest: user.solutionsAndBenefitsInterest ?? [],
    billingAddressUseResidential: user.billingAddressUseResidential,
  }
}

/** The texts that differ from those before; emptied ones are null. */
export const changedTexts = <Name extends string>(
  now: Readonly<Record<Name, string>>,
  before: Readonly<Record<Name, string>>,
  names: readonly Name[] = keysOf(now),
): Partial<Record<Name, string | null>> =>
  recordFrom(
    names.filter((name) => now[name].trim() !== before[name]),
    (name) => now[name].trim() || null,
  )

/** The request body: only fields that differ from the profile, so that changes made elsewhere are not overwritten. */
export function changesOf(values: ProfileValues, before: ProfileValues): Update {
  const wanted = { ...values }
  if (values.workbuddyPhoneNumber !== before.workbuddyPhoneNumber)
    wanted.workbuddyPhoneNumber = wholePhone(values.workbuddyPhoneNumber)
  const update: Update = changedTexts(wanted, before, texts)
  if (!isSameJson(wanted.solutionsAndBenefitsInterest, before.solutionsAndBenefitsInterest))
    update.solutionsAndBenefitsInterest = wanted.solutionsAndBenefitsInterest
  const { billingAddressUseResidential: usesHome } = wanted
  if (usesHome !== undefined && usesHome !== before.billingAddressUseResidential)
    update.billingAddressUseResidential = usesHome
  return update
}

const dottedNames = [
  ['instagram', /^(?!www\.|linktr\.|.*\.(?:com|net|org)$)(\w+(?:\.\w+)+)$/i],
  ['facebook', /^(?!www\.|.*\.(?:com|net|org|sg|works|ee)$)(\w+(?:\.\w+)+)$/i],
] as const

/**
 * A profile at a social network: its URL, or a name such as `@name`, which is completed to one. A stored value may
 * stay as it is.
 * @param site the URL that the name is appended to
 */
const pageAt = (site: string, stored: string | null | undefined) =>
  string()
    .transform((text?: string) => {
      const plain = plainSigns(text ?? '').trim()
      const bare = /^(?:@|\/?in\/)([\p{L}\p{N}_.-]+)\/?$/u.exec(plain)
      // A name with full stops, as in `jane.doe`, unless it looks like the host of a page elsewhere.
      const dotted = dottedNames.find(([of]) => site.includes(of))?.[1].exec(plain)
      const [, name] = bare || dotted || []
      if (text === undefined || text === stored) return text
      return name === undefined ? webAddressOf(text) : site + name
    })
    .test('url', ruleTexts.url, (text) => !text || text === stored || webAddress(text) !== undefined)

/** @param today `YYYY-MM-DD` @param user whose profile is changed */
export const schemaOf = (today: string, user: User) =>
  object({
    firstName: required({ max: 100 }),
    lastName: required({ max: 100 }),
    dob: string().test('past', 'Please enter a date in the past', (day) => !day || (day > '1900-01-01' && day < today)),
    phoneDiallingCode: string().test(
      'code',
      'Please choose a dialling code from the list',
      (code) => !code || code === user.phoneDiallingCode || /^\+\d{1,4}$/.test(code),
    ),
    phone: phone({ optional: true, stored: user.phone, codeOf: (others) => siblingText(others, 'phoneDiallingCode') }),
    workbuddyPhoneNumber: phone({ optional: true, stored: user.workbuddyPhoneNumber }),
    country: country({ optional: true }),
    residentialCountry: country({ optional: true }),
    billingCountry: string().when('billingAddressUseResidential', ([uses], schema) =>
      uses ? schema : country({ optional: true }),
    ),
    linkedin: pageAt('https://www.linkedin.com/in/', user.linkedin),
    facebook: pageAt('https://www.facebook.com/', user.facebook),
    instagram: pageAt('https://www.instagram.com/', user.instagram),
    billingAddressUseResidential: boolean(),
  }).transform((values: ProfileValues) => {
    // A billing address equal to the home address is sent as its copy (R-PROF-03).
    const copied = values.billingAddressUseResidential
      ? addressPairs.map(([billing, home]) => [billing, values[home]])
      : []
    // A dialling code that was typed with the number takes precedence over the chosen one.
    const isNew = values.phone && values.phone !== user.phone
    const read = isNew ? readPhone(values.phone, values.phoneDiallingCode) : undefined
    const phoneFields = read && { phone: read.number, phoneDiallingCode: read.code }
    return { ...values, ...Object.fromEntries(copied), ...phoneFields }
  })
