import { personName } from '@/domain/account/personName'
import type { Shape } from '@/contract/types'
import type { Attendance } from '@/domain/events/attendance'
import { toCents } from '@/lib/money/money'
import { dash, yesOrNo } from '@/lib/text/wording'
import { dateTimeColumn, moneyColumn, personColumn, statusColumn, type Column } from '@/ui/table/columnMakers'

/** A person on the list, with the attendance as it is shown: saved, or still waiting to be sent. */
export type Attendee = Shape<'Rsvp'> & { attendance: Attendance }

export const nameOf = (attendee: Attendee): string => personName(attendee) || dash

const rsvpStates = {
  GOING: { label: 'Going', tone: 'success' },
  CANCELLED: { label: 'Cancelled', tone: 'danger' },
} as const

const doorStates = {
  here: { label: 'Checked in', tone: 'success' },
  sending: { label: 'Waiting to be sent', tone: 'info' },
  failed: { label: 'Not saved', tone: 'danger' },
  away: { label: 'Not checked in', tone: 'secondary' },
} as const

function doorState({ attendance: { here, mark } }: Attendee): keyof typeof doorStates {
  if (mark === 'failed') return 'failed'
  if (mark === 'waiting') return 'sending'
  return here ? 'here' : 'away'
}

const paidStates = { paid: { label: 'Paid' }, refunded: { label: 'Refunded' }, free: { label: 'Free' } } as const

function paidState({ paid, refundAmount }: Attendee): keyof typeof paidStates | undefined {
  return yesOrNo(paid, refundAmount ? 'refunded' : 'paid', 'free')
}

const accountStates = { known: { label: 'Existing member' }, fresh: { label: 'New member' } } as const

export const attendeeColumns: readonly Column<Attendee>[] = [
  personColumn('person', 'Person', (attendee) => ({ name: nameOf(attendee), email: attendee.email }), {
    rowHeader: true,
  }),
  statusColumn('door', 'Check-in', doorState, doorStates, { note: ({ attendance }) => attendance.problem }),
  statusColumn('rsvp', 'RSVP', ({ status }) => status, rsvpStates),
  statusColumn('paid', 'Ticket', paidState, paidStates),
  moneyColumn('amount', 'Amount', ({ paid, amount, refundAmount = 0 }) =>
    paid && amount !== undefined ? toCents(amount) - toCents(refundAmount) : undefined,
  ),
  statusColumn('account', 'Account', ({ newUser }) => yesOrNo(newUser, 'fresh', 'known'), accountStates),
  dateTimeColumn('since', 'RSVP on', ({ createdAt }) => createdAt, { hidden: true }),
  dateTimeColumn('cancelled', 'Cancelled on', ({ cancelledAt }) => cancelledAt, { hidden: true }),
]
