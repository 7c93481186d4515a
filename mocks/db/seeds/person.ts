import { planOf } from '@/domain/membership/premium'
import { clock } from '../../settings/clock'
import { randomFrom, type Random } from '../random'
import type { Tier, UserRow } from '../tables'
import { emptyUser } from '../accounts/userRow'
import * as names from './peopleNames'
import { agreed, picture, slug, termsDue } from './peopleParts'
import { password } from './personaUsers'
import { allPermissions } from '../../permissions'

/** Indices of users with special properties; everything else is random. */
const specials: Record<number, Partial<UserRow>> = {
  // 60 characters, to test every place that shows a name.
  7: { firstName: 'Wolfeschlegelsteinhausenberger', lastName: 'Venkata Narasimharajuvaripeta' },
  // 80 characters without a break opportunity.
  8: {
    email: `${'averyveryverylongaddresswithoutanyplacetobreakthelinewhereveryoulookforone'.slice(0, 63)}@unbroken.example`,
  },
  2: { isAdmin: true, permissions: allPermissions() },
  14: { isAdmin: true, permissions: { ...none(), finance: allPermissions().finance, legal: allPermissions().legal } },
  33: { isAdmin: true, permissions: { ...none(), community: allPermissions().community } },
  58: { isAdmin: true, permissions: none() },
}

function none(): NonNullable<UserRow['permissions']> {
  return { system: [], marketplace: [], marketing: [], community: [], partners: [], finance: [], legal: [] }
}

/** Members through whose links the others joined. */
const referrers = ['aisyah', 'mei-lim', 'arjun-acme', 'u-3', 'u-11', 'u-26']

const tiers: Tier[] = [
  'free',
  'free',
  'free',
  'free',
  'free',
  'free',
  'monthly',
  'monthly',
  'annual',
  'annual',
  'annual',
  'ultra',
]
const indianTiers: Tier[] = ['free', 'free', 'india', 'india', 'indiaQuarterly']
const tierDays = (tier: Tier) => planOf(tier).months * 30.4

/** Member number `index` of `count`: the higher, the newer. The same on every machine. */
export function makePerson(index: number, count: number): UserRow {
  const random = randomFrom(index * 9973)
  const culture = pickCulture(random)
  const country = random.pick(culture.lives)
  const firstName = random.pick(culture.first)
  const lastName = random.pick(culture.last)
  // Far more people joined recently than in the first year.
  const age = Math.round(1400 * ((count - index) / count) ** 1.6) + 0.2
  const activated = specials[index]?.isAdmin === true || !random.chance(0.08)
  const social = random.chance(0.1)
  const special = specials[index] ?? {}
  return emptyUser({
    userId: `u-${index}`,
    email: `${slug(`${firstName} ${lastName}`).replace(/-/g, '.')}.${index}@${random.pick(['example.com', 'example.org', 'studio.example'])}`,
    firstName,
    lastName,
    createdAt: clock.daysFromNow(-age),
    updatedAt: clock.daysFromNow(-age * random.next()),
    activated,
    disabled: activated && !special.isAdmin && random.chance(0.06),
    password: social ? null : password,
    ...(social
      ? { [random.pick(['googleId', 'facebookId', 'appleId', 'linkedinId'])]: `${100_000 + index * 77}` }
      : {}),
    country,
    receiveDoerscircleUpdateEmails: random.chance(0.8),
    receiveThirdPartyOffers: random.chance(0.3),
    personaliseThirdPartyAds: random.chance(0.2),
    referrer: index > 30 && random.chance(0.3) ? random.pick(referrers) : null,
    ...(activated ? { ...agreed, lastLoginAt: clock.daysFromNow(-Math.min(age, random.int(0, 120))) } : {}),
    ...(activated && random.chance(0.07) ? termsDue : {}),
    ...profile(random, country, random.pick([0.05, 0.2, 0.45, 0.6, 0.75, 0.9, 1]), `${firstName} ${lastName}`),
    ...(activated ? survey(random) : {}),
    ...(activated ? membership(random, country, age) : {}),
    ...special,
  })
}

function pickCulture(random: Random): names.Culture {
  let left = random.int(
    1,
    names.cultures.reduce((sum, { share }) => sum + share, 0),
  )
  return names.cultures.find(({ share }) => (left -= share) <= 0) as names.Culture
}

/** A profile with about the share `filled` of its fields filled in. */
function profile(random: Random, country: string, filled: number, name: string): Partial<UserRow> {
  const place = names.places[country] as names.Place
  const digits = (pattern: string) => pattern.replace(/9/g, () => String(random.int(0, 9)))
  const street = `${random.int(1, 240)} ${random.pick(place.streets)}`
  const all: Partial<UserRow> = {
    gender: random.pick(names.genders),
    ageGroup: random.pick(names.ageGroups),
    dob: `${random.int(1962, 2005)}-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`,
    nationality: place.nationality,
    phone: `${random.int(8, 9)}${digits('9999999')}`,
    phoneDiallingCode: place.dial,
    doerType: random.pick(names.doerTypes),
    identifyAs: random.pick(names.identities),
    industry: random.pick(names.industries),
    jobTitle: random.pick(names.jobTitles),
    company: `${name.split(' ').pop()} ${random.pick(names.companyWords)}`,
    workFrom: random.pick(names.workPlaces),
    linkedin: `https://www.linkedin.com/in/${slug(name)}`,
    solutionsAndBenefitsInterest: names.interests.filter(() => random.chance(0.4)),
    profileImage: picture(random.int(0, 359)),
  }
  const known = Object.fromEntries(Object.entries(all).filter(() => random.chance(filled))) as Partial<UserRow>
  const home = {
    residentialLine1: street,
    residentialLine2: country === 'sg' ? `#${digits('09')}-${digits('99')}` : null,
    residentialCity: place.city,
    residentialPostalCode: digits(place.postal) || null,
    residentialCountry: country,
  }
  const billing = {
    billingAddressUseResidential: true,
    billingAddressLine1: street,
    billingCity: home.residentialCity,
    billingPostalCode: home.residentialPostalCode,
    billingCountry: country,
  }
  const document = {
    personalIdType: country === 'sg' ? 'NRIC' : 'Passport',
    personalIdNumber:
      country === 'sg' ? `S${digits('9999999')}${random.pick(['A', 'D', 'H', 'Z'])}` : `K${digits('99999999')}`,
    personalIdFullName: name,
  }
  return {
    ...known,
    ...(random.chance(filled) ? home : {}),
    ...(random.chance(filled * 0.5) ? billing : {}),
    ...(random.chance(0.12) ? document : {}),
    ...(random.chance(0.1) ? { facebook: `https://www.facebook.com/${slug(name)}` } : {}),
    ...(random.chance(0.15) ? { instagram: `https://www.instagram.com/${slug(name).replace(/-/g, '')}` } : {}),
  }
}

function survey(random: Random): Partial<UserRow> {
  if (random.chance(0.14)) return {}
  const answers = {
    doerType: random.pick(names.doerTypes),
    ageGroup: random.pick(names.ageGroups),
    industry: random.pick(names.industries),
    workFrom: random.pick(names.workPlaces),
    goals: names.goals.filter(() => random.chance(0.4)),
    solutionsAndBenefitsInterest: names.interests.filter(() => random.chance(0.4)),
    heardFrom: random.pick(names.sources),
  }
  return { personalizationDone: true, personalization: { ...answers, done: true } }
}

/** A tier that started after the account was created and has not expired, and the ID check that comes with premium. */
function membership(random: Random, country: string, age: number): Partial<UserRow> {
  const tier = random.pick(country === 'in' ? indianTiers : tiers)
  if (tier === 'free') return {}
  const started = Math.min(age, random.next() * tierDays(tier))
  return {
    tier,
    isPremiumMember: true,
    tierStartedAt: clock.daysFromNow(-started),
    tierEndsAt: clock.daysFromNow(tierDays(tier) - started),
    tierRenews: random.chance(0.8),
    stripeCustomerId: `cus_${100_000 + Math.round(age * 10)}`,
    idVerification: random.pick([null, 'pending', 'in_review', 'approved', 'approved', 'rejected', 'expired']),
  }
}
