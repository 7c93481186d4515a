import { momentMs } from '@/lib/dates/dates'
import { dayMs } from '@/lib/dates/day'
import type { Shape } from '@/contract/types'
import { kycState, type KycState } from './kyc'
import { paths } from '../navigation/paths'
import { missingFields, profilePercentComplete } from './profileCompletion'
import { termsDue } from '../access/termsDue'
import { latestFirst, orderAmounts } from '../billing/orders'
import { formatSgd } from '@/lib/money/money'

export type NextStep = {
  id: 'order' | 'terms' | 'survey' | 'profile' | 'verification' | 'invitations'
  title: string
  text: string
  done: boolean
  /** Money is waiting. */
  urgent?: boolean
  /** Link target and link text of the step. */
  to: string
  act: string
}

export type StepFacts = {
  user: Shape<'User'>
  /** Undefined while unknown: the step is left out. */
  surveyDone?: boolean | undefined
  /** Premium members only: null if no verification was started, undefined while unknown. */
  kycStatus?: string | null | undefined
  /** Invitations that have not been answered. */
  invitations?: number | undefined
  /** The member's orders, and the time in ms. */
  orders?: { list: readonly Shape<'Order'>[]; now: number } | undefined
}

/** How long an unpaid order is a step, in ms. */
const unpaidFor = 30 * dayMs

/** The newest order, if it is unpaid: only its buyer can do something about it. */
function orderStep({ list, now }: NonNullable<StepFacts['orders']>): NextStep | undefined {
  const [order] = latestFirst(list)
  if (!order || now - (momentMs(order.createdAt) ?? now) > unpaidFor) return undefined
  const { orderId, status, items, failureMessage } = order
  const amount = orderAmounts(order)
  const name = items.map(({ title }) => title).join(', ')
  const step = { id: 'order', done: false, urgent: true, to: paths.account.order(orderId), act: 'View order' } as const
  if (status === 'PENDING')
    return {
      ...step,
      title: amount
        ? `Confirm your ${formatSgd(amount.total)} payment with your bank`
        : 'Confirm your payment with your bank',
      text: `For: ${name}`,
    }
  if (status === 'FAILED')
    return {
      ...step,
      title: `${name} ${items.length === 1 ? 'wasn’t' : 'weren’t'} paid`,
      text: `${failureMessage ?? 'The payment failed.'} You weren’t charged.`,
      act: 'Fix payment',
    }
  return undefined
}

const verification: Partial<Record<KycState, string>> = {
  linkReady: 'Pick up where you left off.',
  inReview: 'We’re reviewing your documents. There’s nothing you need to do.',
  rejected: 'We couldn’t approve your documents. You can try again.',
  expired: 'Your verification has expired.',
}

/** A label as part of a sentence; those with another capital begin with a name (LinkedIn page). */
const inSentence = (label: string) =>
  /[A-Z]/.test(label.slice(1)) ? label : label.charAt(0).toLowerCase() + label.slice(1)

/**
 * What a member can do next, the most urgent first: an unpaid order, then the onboarding. All of it is derived from
 * server data; none is stored.
 */
export function nextSteps({ user, surveyDone, kycStatus, invitations = 0, orders }: StepFacts): NextStep[] {
  const percent = profilePercentComplete(user)
  const [missing] = missingFields(user)
  const state = kycState(kycStatus)
  const isPremium = user.isPremiumMember === true
  const steps: (NextStep | false | undefined)[] = [
    orders && orderStep(orders),
    {
      id: 'terms',
      title: 'Accept our terms',
      text: 'Our terms of use and privacy policy have changed.',
      done: !termsDue(user),
      to: paths.acceptTerms,
      act: 'Review and accept',
    },
    surveyDone !== undefined && {
      id: 'survey',
      title: 'Tell us about you',
      text: 'A few questions so we can show you what’s relevant.',
      done: surveyDone,
      to: paths.aboutYou({ unfinishedSurvey: 'true' }),
      act: 'Answer',
    },
    {
      id: 'profile',
      title: 'Complete your profile',
      text: missing ? `${percent}% complete` : 'All done.',
      done: missing === undefined,
      to: missing ? paths.account.profileField(missing.field) : paths.account.profile,
      act: missing ? `Add ${inSentence(missing.label)}` : 'View profile',
    },
    isPremium &&
      kycStatus !== undefined && {
        id: 'verification',
        title: 'Verify your identity',
        text: verification[state] ?? 'You’ll need an ID document, a camera and five minutes.',
        done: state === 'approved',
        to: paths.account.idVerification,
        act: state === 'inReview' ? 'View status' : 'Verify',
      },
    invitations > 0 && {
      id: 'invitations',
      title: invitations === 1 ? 'Respond to an invitation' : `Respond to ${invitations} invitations`,
      text: invitations === 1 ? 'A team has invited you to join.' : 'Teams have invited you to join.',
      done: false,
      to: paths.account.teamInvitation,
      act: 'See invitations',
    },
  ]
  return steps.filter((step) => step !== false && step !== undefined)
}
