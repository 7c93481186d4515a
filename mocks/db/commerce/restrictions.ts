import type { Solution } from '@/contract/content'
import type { Shape } from '@/contract/types'
import { mayBuy, personalisedRefusal } from '@/domain/cart/cart'
import { countryOf } from '@/domain/account/countries'
import { profilePercentComplete } from '@/domain/account/profileCompletion'
import { clock } from '../../settings/clock'
import { customerOf } from '../../files/catalogue'
import { db } from '../db'
import { activeItemOf } from './orders'
import { isInTeam } from '../teams/teams'
import type { UserRow } from '../tables'

type Restriction = Shape<'SolutionRestriction'>

/** Label of a condition, and why a member does not meet it; no reason if they do. */
type Rule = { kind: string; label: string; whyNot: (me: UserRow, uid: string) => string | undefined }

const countryName = (code: string | null | undefined) => countryOf(code)?.name ?? ''

const livesElsewhere = ({ country }: UserRow): string =>
  country ? `Your profile says you live in ${countryName(country)}.` : 'Add your country of residence to your profile.'

const residents = (codes: readonly string[], label: string): Rule => ({
  kind: 'COUNTRY',
  label,
  whyNot: (me) => (codes.includes(me.country ?? '') ? undefined : livesElsewhere(me)),
})

/** Full years between a birth date and now. */
function ageOf(dob: string): number {
  const [born, now] = [new Date(dob), new Date(clock.now())]
  const hadBirthday =
    now.getUTCMonth() > born.getUTCMonth() ||
    (now.getUTCMonth() === born.getUTCMonth() && now.getUTCDate() >= born.getUTCDate())
  return now.getUTCFullYear() - born.getUTCFullYear() - (hadBirthday ? 0 : 1)
}

const olderThan = (years: number): Rule => ({
  kind: 'AGE',
  label: `${years} or older`,
  whyNot: ({ dob }) => {
    if (!dob) return 'Add your date of birth to your profile.'
    return ageOf(dob) >= years ? undefined : `You’re not ${years} yet.`
  },
})

const rules: Record<string, Rule> = {
  premium: {
    kind: 'PREMIUM',
    label: 'Premium members only',
    whyNot: ({ isPremiumMember }) => (isPremiumMember ? undefined : 'You’re not a premium member.'),
  },
  kyc: {
    kind: 'KYC',
    label: 'Verified identity',
    whyNot: ({ userId }) =>
      db.kyc.some((row) => row.userId === userId && row.kyc_status === 'approved')
        ? undefined
        : 'Your identity isn’t verified yet.',
  },
  team: {
    kind: 'TEAM',
    label: 'Members of a team',
    whyNot: (me) =>
      db.teams.some(({ teamId }) => isInTeam(me, teamId)) ? undefined : 'You’re not a member of a team.',
  },
  'not-owned': {
    kind: 'ALREADY_OWNED',
    label: 'Once for each member',
    whyNot: ({ userId }, uid) => (activeItemOf(userId, uid) ? 'You already have this solution.' : undefined),
  },
  'singapore-company': {
    kind: 'COMPANY',
    label: 'Companies registered in Singapore',
    whyNot: ({ brn, country }) =>
      brn && country === 'sg' ? undefined : 'Add a company registered in Singapore to your profile.',
  },
  'new-customer': {
    kind: 'NEW_CUSTOMER',
    label: 'Your first purchase',
    whyNot: ({ userId }) =>
      db.orders.some((row) => row.userId === userId && ['COMPLETE', 'PENDING_ACTIVATION'].includes(row.status))
        ? 'You’ve bought something before.'
        : undefined,
  },
  'profile-complete': {
    kind: 'PROFILE',
    label: 'Complete profile',
    whyNot: (me) => {
      const percent = profilePercentComplete(me)
      return percent === 100 ? undefined : `Your profile is ${percent}% complete.`
    },
  },
}

/** The rule for a restriction id of the content source: a name above, `country-sg`, or `age-18`. */
function ruleOf(id: string): Rule | undefined {
  const [, country] = /^country-([a-z]{2})$/.exec(id) ?? []
  if (country) return residents([country], `Residents of ${countryName(country)}`)
  const [, years] = /^age-(\d+)$/.exec(id) ?? []
  return years ? olderThan(Number(years)) : rules[id.replace(/-only$/, '')]
}

/** All conditions for buying a solution, and whether the member meets them. */
export function restrictionsOf(me: UserRow, solution: Solution): Restriction[] {
  const { uid, eligibility = [], countries = [] } = solution
  const customerEmail = customerOf(uid)
  const named = eligibility.flatMap((id) => {
    const rule = ruleOf(id)
    return rule ? [judge(id, rule, me, uid)] : []
  })
  const places = residents(countries, `Sold in ${countries.map(countryName).join(', ')}`)
  const sold = countries.length > 0 && !eligibility.some((id) => id.startsWith('country-'))
  const personal: Rule = {
    kind: 'CUSTOMER',
    label: 'Personalised for one customer',
    whyNot: ({ email }) => (mayBuy({ customerEmail }, email) ? undefined : personalisedRefusal),
  }
  return [
    ...named,
    ...(sold ? [judge('countries', places, me, uid)] : []),
    ...(customerEmail ? [judge('customer', personal, me, uid)] : []),
  ]
}

function judge(id: string, { kind, label, whyNot }: Rule, me: UserRow, uid: string): Restriction {
  const reason = whyNot(me, uid) ?? null
  return { id, label, satisfied: reason === null, reason, kind }
}
