import type { Shape, Team } from '@/contract/types'
import { sumOf } from '@/lib/text/wording'
import { paths } from '../navigation/paths'

/** A step on the way to a complete team. */
export type SetupStep = { key: string; label: string; text: string; to: string; isDone: boolean }

type Known = {
  team: Pick<Team, 'companyLocation' | 'website' | 'profileImage'>
  seats: Pick<Shape<'TeamSeatCount'>, 'accepted' | 'pending'>
  cards: readonly unknown[]
  stats: Pick<Shape<'TeamSubscriptionStats'>, 'total' | 'active'>
}

/**
 * The short set-up list of a new team, in a sensible order; complete once every step is done. What no answer says is
 * no step.
 */
export function setupSteps({ team, seats, cards, stats }: Known): SetupStep[] {
  const { companyLocation, website, profileImage } = team
  const company = [companyLocation, website, profileImage]
  const steps: (Omit<SetupStep, 'isDone'> & { isDone: boolean | undefined })[] = [
    {
      key: 'company',
      label: 'Complete your company details',
      text: 'Location, website and a picture',
      to: paths.team.company,
      isDone: company.every(Boolean) || (company.includes(undefined) ? undefined : false),
    },
    {
      key: 'members',
      label: 'Invite your first member',
      text: 'Each person uses one seat',
      to: paths.team.members,
      isDone: isAny(sumOf([seats.accepted, seats.pending])),
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
      text: 'In the cart, choose to buy it for the team',
      to: paths.solutions,
      isDone: stats.total > 0,
    },
    {
      key: 'assign',
      label: 'Assign it to a member',
      text: 'Members can use a solution once it’s assigned to them',
      to: paths.team.solutions,
      isDone: isAny(stats.total === 0 ? 0 : stats.active),
    },
  ]
  return steps.flatMap(({ isDone, ...step }) => (isDone === undefined ? [] : [{ ...step, isDone }]))
}

const isAny = (count: number | undefined) => (count === undefined ? undefined : count > 0)
