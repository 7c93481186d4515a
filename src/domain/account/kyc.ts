import type { Shape } from '@/contract/types'
import { momentMs } from '@/lib/dates/dates'
import { readableWord } from '@/lib/text/wording'

type Kyc = Shape<'Kyc'>

/** The meaning of a status for the member, whatever the provider calls it. */
export type KycState =
  'notStarted' | 'linkReady' | 'linkExpired' | 'inReview' | 'approved' | 'rejected' | 'expired' | 'unknown'

/** The single next action. */
export type KycAction =
  { kind: 'open'; label: string; url: string } | { kind: 'generate' | 'regenerate' | 'refresh' | 'none'; label: string }

export type KycView = {
  state: KycState
  title: string
  text: string
  action: KycAction
  /** A final status: polling can stop. */
  final: boolean
}

const meanings: Record<string, KycState> = {
  not_started: 'notStarted', created: 'notStarted', none: 'notStarted',
  pending: 'linkReady', started: 'linkReady', in_progress: 'linkReady', abandoned: 'linkReady', resubmission_requested: 'linkReady',
  in_review: 'inReview', review: 'inReview', submitted: 'inReview', processing: 'inReview',
  approved: 'approved', verified: 'approved', completed: 'approved', success: 'approved',
  rejected: 'rejected', declined: 'rejected', failed: 'rejected',
  expired: 'expired',
} // prettier-ignore

const words: Record<KycState, Omit<KycView, 'state'>> = {
  notStarted: {
    title: 'Not verified yet',
    text: 'You’ll need an ID document and a camera. It takes about five minutes.',
    action: { kind: 'generate', label: 'Start verification' },
    final: false,
  },
  linkReady: {
    title: 'Action needed',
    text: 'You’ve started but not finished. Pick up where you left off.',
    action: { kind: 'generate', label: 'Get a link' },
    final: false,
  },
  linkExpired: {
    title: 'Your link has expired',
    text: 'Verification links expire quickly. Get a new one to continue.',
    action: { kind: 'regenerate', label: 'Get a new link' },
    final: false,
  },
  inReview: {
    title: 'In review',
    text: 'We’ve got your documents. A review can take up to two working days. There’s nothing you need to do.',
    action: { kind: 'refresh', label: 'Check again' },
    final: false,
  },
  approved: {
    title: 'Verified',
    text: 'Your identity is verified.',
    action: { kind: 'none', label: 'Nothing to do' },
    final: true,
  },
  rejected: {
    title: 'Not approved',
    text: 'We couldn’t approve your documents. Try again with a clear photo of a valid document.',
    action: { kind: 'regenerate', label: 'Try again' },
    final: true,
  },
  expired: {
    title: 'Your verification has expired',
    text: 'Verify your identity again to keep your verified profile.',
    action: { kind: 'regenerate', label: 'Verify again' },
    final: true,
  },
  unknown: {
    title: 'Status unknown',
    text: 'This is what our provider calls it. Check back in a moment.',
    action: { kind: 'refresh', label: 'Check again' },
    final: false,
  },
}

const key = (status: string) =>
  status
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

/** The meaning of a provider status; unknown ones get a safe default. */
export function kycState(status: string | null | undefined): KycState {
  if (status === null || status === undefined || status.trim() === '') return 'notStarted'
  const meaning = key(status)
  return Object.hasOwn(meanings, meaning) ? (meanings[meaning] ?? 'unknown') : 'unknown'
}

/**
 * What to show for a record: one status and one next action.
 * @param kyc the first element of the response; undefined if there is no record
 * @param now ISO 8601 or ms: expired links are not offered
 */
export function viewKyc(kyc: Kyc | undefined, now: string | number): KycView {
  const state = stateWithLink(kyc, now)
  const url = state === 'linkReady' ? kycUrl(kyc?.verifyUrl) : undefined
  const open = url && ({ kind: 'open', label: 'Continue verification', url } as const)
  return { state, ...words[state], title: titleOf(state, kyc?.kyc_status), ...(open && { action: open }) }
}

/** Of a status that this app doesn't know, its own word says most. */
const titleOf = (state: KycState, status: string | null | undefined): string =>
  state === 'unknown' && status ? readableWord(status) : words[state].title

/** The address of a provider's page, if it is one: only https links are offered. */
export const kycUrl = (url: string | null | undefined): string | undefined =>
  url && /^https:\/\/[^\s/]/i.test(url) ? url : undefined

function stateWithLink(kyc: Kyc | undefined, now: string | number): KycState {
  const state = kycState(kyc?.kyc_status)
  if (state !== 'linkReady') return state
  const end = momentMs(kyc?.verifyUrlExpiresAt) ?? Infinity
  return end <= new Date(now).getTime() ? 'linkExpired' : 'linkReady'
}

export type KycStep = { state: KycState; title: string; date?: string; reason?: string }

/** The history as timeline entries, oldest first, in plain words. */
export function kycTimeline(kyc: Kyc | undefined): KycStep[] {
  return (kyc?.kyc_statuses_history ?? []).map(({ status, date, reason }) => {
    const state = kycState(status)
    const title = state === 'linkReady' ? 'Started' : titleOf(state, status)
    return { state, title, ...(date ? { date } : {}), ...(reason ? { reason } : {}) }
  })
}
