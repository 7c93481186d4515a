import { seatsQuote } from '@/domain/team/seatPrice'
import { addMonths } from '@/domain/billing/periods'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { clock } from '../../settings/clock'
import { userName } from '../accounts/userName'
import type { ConnectionRow, DoSubscriptionRow, TeamRow } from './teamTables'
import type { UserRow } from '../tables'

export const dayAgo = (days: number): string => singaporeDay(clock.daysFromNow(-days, 4)) ?? ''

type KnownTeam = Pick<TeamRow, 'teamId' | 'companyName' | 'companyLocation' | 'website'> & Partial<TeamRow>

/** An active team, paid `daysAgo`. */
export const makeTeam = (known: KnownTeam, owner: UserRow, daysAgo = 0): TeamRow => ({
  companyBrn: null,
  ownerUserId: owner.userId,
  ownerName: userName(owner),
  ownerEmail: owner.email,
  profileImage: null,
  step: 3,
  status: 'ACTIVE',
  altInvoiceEmail: null,
  stripeCustomerId: `cus_${known.teamId.replace(/-/g, '_')}`,
  options: { notifyOnInvitationAnswer: true, notifyOnSeatCharge: true },
  seatChanges: [],
  createdAt: clock.daysFromNow(-daysAgo, 2),
  activatedAt: clock.daysFromNow(-daysAgo, 4),
  updatedAt: clock.daysFromNow(-Math.min(daysAgo, 9), 7),
  ...known,
})

/** Grows the paid seats of a team to `seats` in `steps` purchases since it was paid. */
export function growSeats(team: TeamRow, seats: number, steps = 1): void {
  const start = singaporeDay(team.activatedAt ?? team.createdAt) ?? ''
  const age = Math.round((clock.now() - Date.parse(team.activatedAt ?? team.createdAt)) / 86_400_000)
  for (let step = 1; step <= steps; step += 1) {
    const before = team.seatChanges.at(-1)?.seats ?? 0
    const after = Math.round((seats * step) / steps)
    const day = step === 1 ? start : dayAgo(Math.round((age * (steps - step + 1)) / (steps + 1)))
    const { amount } = seatsQuote(after - before, {}, `${day}T04:00:00Z`)
    team.seatChanges.push({ day, seats: after, cents: amount })
  }
}

type KnownConnection = Pick<ConnectionRow, 'id' | 'teamId' | 'connectionType'> & Partial<ConnectionRow>

/** A connection that was invited `daysAgo`; pending by default. */
export const makeConnection = (known: KnownConnection, daysAgo = 0): ConnectionRow => ({
  userId: null,
  name: null,
  email: null,
  status: 'PENDING',
  invitationSeen: false,
  removalSeen: false,
  invitedAt: clock.daysFromNow(-daysAgo, 3),
  invitedById: null,
  lastInvitationSentAt: clock.daysFromNow(-daysAgo, 3),
  acceptedAt: null,
  rejectedAt: null,
  removedAt: null,
  removedById: null,
  lostSolutions: [],
  ...known,
})

/** A unit of a subscription that nobody has. */
export const vacantUnit = (id: string, subscriptionId: string, startDate: string): DoSubscriptionRow => ({
  id,
  subscriptionId,
  status: 'VACANT',
  assigneeId: null,
  assignedAt: null,
  startDate,
  endDate: null,
  statusSeen: true,
  removalReason: null,
  removedAt: null,
  removedById: null,
})

export const accepted = (daysAgo: number): Partial<ConnectionRow> => ({
  status: 'ACCEPTED',
  invitationSeen: true,
  acceptedAt: clock.daysFromNow(-Math.max(0.02, daysAgo - 1)),
})

export const rejected = (daysAgo: number): Partial<ConnectionRow> => ({
  status: 'REJECTED',
  invitationSeen: true,
  rejectedAt: clock.daysFromNow(-daysAgo, 6),
})

export const removed = (daysAgo: number, by: string, more: Partial<ConnectionRow> = {}): Partial<ConnectionRow> => ({
  ...accepted(daysAgo + 90),
  status: 'REMOVED',
  removedAt: clock.daysFromNow(-daysAgo, 8),
  removedById: by,
  removalSeen: true,
  ...more,
})

/** The same day some months ago, so that monthly charges fall on a given day of the month. */
export const monthsAgo = (months: number, day: number): string =>
  addMonths(`${dayAgo(0).slice(0, 7)}-${String(day).padStart(2, '0')}`, -months)
