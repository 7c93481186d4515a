import type { Shape } from '@/contract/types'
import { kycState, type KycState } from './kyc'
import { paths } from '../navigation/paths'
import { missingFields, profilePercentComplete } from './profileCompletion'
import { termsDue } from '../access/termsDue'

export type NextStep = {
  id: 'terms' | 'survey' | 'profile' | 'verification' | 'invitations'
  title: string
  text: string
  done: boolean
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
}

const verification: Partial<Record<KycState, string>> = {
  linkReady: 'You have begun; go on where you stopped.',
  inReview: 'We have your documents; there is nothing you need to do.',
  rejected: 'Your documents could not be approved. You can try again.',
  expired: 'Your verification has expired.',
}

/** Onboarding steps of a new member, derived from server data; none of it is stored (T3.1). */
export function nextSteps({ user, surveyDone, kycStatus, invitations = 0 }: StepFacts): NextStep[] {
  const percent = profilePercentComplete(user)
  const [missing] = missingFields(user)
  const state = kycState(kycStatus)
  const isPremium = user.isPremiumMember === true
  const steps: (NextStep | false)[] = [
    {
      id: 'terms',
      title: 'Agree to our terms',
      text: 'Our terms of use and privacy policy have changed.',
      done: !termsDue(user),
      to: paths.acceptTerms,
      act: 'Read and agree',
    },
    surveyDone !== undefined && {
      id: 'survey',
      title: 'Tell us about you',
      text: 'A few questions, so that we show you what fits.',
      done: surveyDone,
      to: paths.aboutYou({ unfinishedSurvey: 'true' }),
      act: 'Answer',
    },
    {
      id: 'profile',
      title: 'Complete your profile',
      text: missing ? `${percent}% done. Next: ${missing.label}.` : 'Everything is filled in.',
      done: missing === undefined,
      to: missing ? paths.account.profileField(missing.field) : paths.account.profile,
      act: missing ? `Add: ${missing.label}` : 'See your profile',
    },
    isPremium &&
      kycStatus !== undefined && {
        id: 'verification',
        title: 'Verify your identity',
        text: verification[state] ?? 'You need an ID document, a camera and five minutes.',
        done: state === 'approved',
        to: paths.account.idVerification,
        act: state === 'inReview' ? 'See how it stands' : 'Verify',
      },
    invitations > 0 && {
      id: 'invitations',
      title: invitations === 1 ? 'Answer an invitation' : `Answer ${invitations} invitations`,
      text: invitations === 1 ? 'A team would like you to join.' : 'Teams would like you to join.',
      done: false,
      to: paths.account.teamInvitation,
      act: 'See invitations',
    },
  ]
  return steps.filter((step) => step !== false)
}
