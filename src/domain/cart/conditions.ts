import type { Shape } from '@/contract/types'
import { paths } from '../navigation/paths'

/** A condition that a buyer doesn't meet yet, why not if there is more to say than its name, and where to meet it. */
export type UnmetCondition = { id: string; label: string; text?: string; next?: { label: string; to: string } }

type BuyerStatus = {
  isMember: boolean
  /** The cart contains the membership, which counts as being a premium member at checkout. */
  buysPremium: boolean
}

const verification = 'Verified identity (Premium only; takes about 5 minutes)'

const labels: Record<string, string> = {
  premium: 'Premium members only',
  kyc: verification,
  team: 'Members of a team only',
  'not-owned': 'One per member',
  'singapore-company': 'Companies registered in Singapore only',
  'new-customer': 'First purchase only',
  'profile-complete': 'Complete profile',
}

const regions = new Intl.DisplayNames('en-SG', { type: 'region' })

/**
 * The conditions of a solution for buyers whom the server can't check yet.
 * @param ids the restriction ids of the content source; unknown ones are left to the server
 */
export function describeConditions(ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const [, country] = /^country-([a-z]{2})$/.exec(id) ?? []
    if (country) return [`Residents of ${regions.of(country.toUpperCase())} only`]
    const [, years] = /^age-(\d+)$/.exec(id) ?? []
    if (years) return [`${years} or older`]
    return labels[id.replace(/-only$/, '')] ?? []
  })
}

/** The conditions that stop a purchase at checkout, from the server's answer. */
export function unmetConditions(
  restrictions: readonly Shape<'SolutionRestriction'>[],
  buyer: BuyerStatus,
): UnmetCondition[] {
  return restrictions
    .filter(({ satisfied, kind }) => !satisfied && !(kind === 'PREMIUM' && buyer.buysPremium))
    .map(({ id, label, reason, kind }) => {
      const name = sentence(label)
      const why = sentence(reason || label)
      const text = kind === 'KYC' && !buyer.isMember ? beforeVerification(why, buyer) : why
      return { id, label: name, ...(text !== name && { text }), ...see(buyer, kind) }
    })
}

const sentence = (text: string) => text.replace(/\.?$/, '.')

const beforeVerification = (why: string, { buysPremium }: BuyerStatus) =>
  buysPremium
    ? `${why} Pay for Premium first, then verify: it takes about 5 minutes.`
    : 'Verify your identity first. You’ll need Premium; it takes about 5 minutes.'

/** The next step for a kind of condition. Verification is open to premium members only (R-SIDE-08). */
function see({ isMember, buysPremium }: BuyerStatus, kind: string | undefined): Pick<UnmetCondition, 'next'> {
  const premium = { label: 'See Premium plans', to: paths.premiumMembership }
  const profile = { label: 'Check your profile', to: paths.account.profile }
  switch (kind) {
    case 'PREMIUM':
      return { next: premium }
    case 'KYC':
      if (isMember) return { next: { label: 'Verify your identity', to: paths.account.idVerification } }
      return buysPremium ? {} : { next: premium }
    case 'AGE':
      return { next: { label: 'Check your date of birth', to: paths.account.profileField('dob') } }
    case 'COUNTRY':
    case 'COMPANY':
    case 'PROFILE':
      return { next: profile }
    case 'TEAM':
      return { next: { label: 'See team membership', to: paths.teamMembership } }
    case 'ALREADY_OWNED':
      return { next: { label: 'See your solutions', to: paths.account.solutions } }
    default:
      return {}
  }
}
