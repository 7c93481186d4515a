import { clock } from '../../settings/clock'
import { emptyUser } from '../accounts/userRow'
import type { UserRow } from '../tables'
import { agreed, picture } from './peopleParts'
import { allPermissions } from '../../permissions'

export const password = 'Doers-2026!'

const persona = (userId: string, firstName: string, lastName: string, known: Partial<UserRow>): UserRow =>
  emptyUser({
    userId,
    firstName,
    lastName,
    email: `${userId.slice(2)}@doers.test`,
    password,
    createdAt: clock.daysFromNow(-420, 3),
    updatedAt: clock.daysFromNow(-12, 8),
    lastLoginAt: clock.daysFromNow(-1, 1),
    activated: true,
    personalizationDone: true,
    personalization: {
      doerType: 'Founder',
      industry: 'Technology',
      goals: ['Find clients'],
      heardFrom: 'Friend',
      done: true,
    },
    ...agreed,
    ...known,
  })

const annual = (startedDaysAgo: number) => ({
  isPremiumMember: true,
  tier: 'annual' as const,
  tierStartedAt: clock.daysFromNow(-startedDaysAgo, 4),
  tierEndsAt: clock.daysFromNow(365 - startedDaysAgo, 4),
  tierRenews: true,
})

const inSingapore = {
  country: 'sg',
  nationality: 'Singaporean',
  phoneDiallingCode: '+65',
  residentialLine1: '12 Tiong Bahru Road',
  residentialCity: 'Singapore',
  residentialPostalCode: '168732',
  residentialCountry: 'sg',
}

const working = {
  ageGroup: '35-44',
  gender: 'Female',
  identifyAs: 'Woman',
  doerType: 'Founder',
  industry: 'Technology',
  workFrom: 'Co-working space',
  solutionsAndBenefitsInterest: ['Workspace', 'Legal', 'Tech'],
}

/** Personas of the panel and the tests; `mocks/personas.ts` says what each is for. */
export const seedPersonas = (): UserRow[] => [
  persona('u-member', 'Mei Ling', 'Lim', {
    country: 'sg',
    phoneDiallingCode: '+65',
    phone: '91234567',
    doerType: 'Freelancer',
    industry: 'Design',
    jobTitle: 'Brand designer',
    referralCode: 'mei-lim',
  }),
  persona('u-premium', 'Nur Aisyah', 'binte Rahman', {
    ...annual(240),
    ...inSingapore,
    ...working,
    phone: '81234567',
    dob: '1988-04-17',
    jobTitle: 'Managing director',
    company: 'Aisyah Ceramics',
    linkedin: 'https://www.linkedin.com/in/aisyah-ceramics',
    profileImage: picture(24),
    billingAddressUseResidential: true,
    billingAddressLine1: '12 Tiong Bahru Road',
    billingCity: 'Singapore',
    billingPostalCode: '168732',
    billingCountry: 'sg',
    idVerification: 'pending',
    personalIdType: 'NRIC',
    personalIdNumber: 'S8812345A',
    personalIdFullName: 'Nur Aisyah binte Rahman',
    stripeCustomerId: 'cus_premium',
    referralCode: 'aisyah',
    receiveThirdPartyOffers: true,
  }),
  persona('u-owner', 'Arjun', 'Krishnan', {
    ...annual(70),
    ...inSingapore,
    ...working,
    gender: 'Male',
    identifyAs: 'Man',
    phone: '82345678',
    dob: '1981-11-02',
    jobTitle: 'Founder',
    company: 'Acme Studio Pte Ltd',
    brn: '201912345K',
    idVerification: 'approved',
    stripeCustomerId: 'cus_owner',
    referralCode: 'arjun-acme',
    profileImage: picture(210),
  }),
  persona('u-team-admin', 'Siobhán', "O'Connor", {
    ...inSingapore,
    phone: '83456789',
    jobTitle: 'Operations lead',
    company: 'Acme Studio Pte Ltd',
    profileImage: picture(140),
  }),
  persona('u-finance', 'Wei Jie', 'Goh', {
    ...inSingapore,
    jobTitle: 'Accountant',
    company: 'Acme Studio Pte Ltd',
    altInvoiceEmail: 'invoices@acme-studio.example',
  }),
  persona('u-team-member', 'João', 'da Silva', {
    country: 'sg',
    jobTitle: 'Product designer',
    company: 'Acme Studio Pte Ltd',
  }),
  persona('u-admin', 'Deepa', 'Menon', {
    ...inSingapore,
    isAdmin: true,
    permissions: allPermissions(),
    jobTitle: 'Community manager',
    profileImage: picture(300),
  }),
  persona('u-admin-few', 'Hafiz', 'bin Yusof', {
    isAdmin: true,
    permissions: fewPermissions(),
    jobTitle: 'Marketplace assistant',
  }),
  persona('u-india', 'Ananya', 'Iyer', {
    country: 'in',
    nationality: 'Indian',
    phoneDiallingCode: '+91',
    phone: '9845012345',
    doerType: 'Freelancer',
    industry: 'Media',
    jobTitle: 'Podcast producer',
    residentialLine1: '221, 12th Main Road, Indiranagar',
    residentialCity: 'Bengaluru',
    residentialState: 'Karnataka',
    residentialPostalCode: '560038',
    residentialCountry: 'in',
  }),
]

/** Two marketplace pages, and all of Community except Users. */
function fewPermissions() {
  const all = allPermissions()
  return {
    ...all,
    system: [],
    marketplace: all.marketplace.filter((path) => /benefit-enquiries|solution-activation/.test(path)),
    marketing: [],
    community: all.community.filter((path) => !path.endsWith('/users')),
    partners: [],
    finance: [],
    legal: [],
  }
}
