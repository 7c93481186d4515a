import type { Shape, Team } from '@/contract/types'
import { paths } from '../navigation/paths'

/** A step on the way to a complete team. */
export type SetupStep = { key: string; label: string; text: string; to: string; isDone: boolean }

type Known = {
  team: Pick<Team, 'companyLocation' | 'website' | 'profileImage'>
  seats: Pick<Shape<'TeamSeatCount'>, 'accepted' | 'pending'>
  cards: readonly unknown[]
  stats: Pick<Shape<'TeamSubscriptionStats'>, 'total' | 'active'>
}

/** The short set-up list of a new team, in a sensible order; complete once every step is done. */
export function setupSteps({ team, seats, cards, stats }: Known): SetupStep[] {
  const { accepted = 0, pending = 0 } = seats
  return [
    {
      key: 'company',
      label: 'Complete your company details',
      text: 'Location, website and a picture',
      to: paths.team.company,
      isDone: Boolean(team.companyLocation && team.website && team.profileImage),
    },
    {
      key: 'members',
      label: 'Invite your first member',
      text: 'Each person takes one seat',
      to: paths.team.members,
      isDone: accepted + pending > 0,
    },
    {
      key: 'card',
      label: 'Save a card',
      text: 'Used for seats and renewals',
      to: paths.team.payment,
      isDone: cards.length > 0,
    },
    {
      key: 'buy',
      label: 'Buy a solution for the team',
      text: 'Choose “Buy for the team” in the cart',
      to: paths.solutions,
      isDone: stats.total > 0,
    },
    {
      key: 'assign',
      label: 'Assign it to a member',
      text: 'Solutions stay vacant until you assign them',
      to: paths.team.solutions,
      isDone: (stats.active ?? 0) > 0,
    },
  ]
}
