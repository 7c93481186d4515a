import type { Shape, Team, TeamConnection } from '@/contract/types'
import { isOwner, roleOf } from '../access/teamAccess'
import { seatRoleOf } from './members'
import { cleanText } from '@/lib/text/cleanText'
import { addressKey } from '@/lib/text/emailAddress'
import { companyInput, companyOf, teamDraft } from './teamDraft'
import { toSeat, type CompanyDraft, type SeatDraft } from './teamValidation'

export type Step = 1 | 2 | 3

/** The three steps: title, button, and progress of the stepper (R-STEP-01, R-MODAL-03). */
export const registrationSteps: readonly { step: Step; title: string; button: string; progress: number }[] = [
  { step: 1, title: 'Company details', button: 'Add team members', progress: 0 },
  { step: 2, title: 'Team details', button: 'Proceed to pay', progress: 0.5 },
  { step: 3, title: 'Confirm payment', button: 'Confirm', progress: 1 },
]

/** The person who registers the team and becomes its owner. */
export type Admin = { name: string; email: string }

/**
 * The step to show: a step can be resumed by URL, but none beyond what the server knows.
 * @param asked the step in the URL, if any
 * @param hasTeam whether step 1 is saved
 */
export function stepToShow(asked: string | undefined, hasTeam: boolean): Step {
  if (!hasTeam) return 1
  return asked === '3' ? 3 : asked === '2' ? 2 : 1
}

/** Input of step 1, prefilled from the unpaid team (R-TEAM-07). @param country suggestion for a new team */
export function toCompany(team: Team | null | undefined, country = ''): CompanyDraft {
  return team ? companyOf(team) : { companyName: '', companyLocation: country, website: '', companyBrn: '' }
}

const isMember = (one: TeamConnection) => !isOwner(one) && one.status !== 'REMOVED' && one.status !== 'REJECTED'

/** The members of an unpaid team: everyone but its owner. */
export const membersOf = (connections: readonly TeamConnection[]): TeamConnection[] => connections.filter(isMember)

/** A member as a row of the seat form. */
export function toRow(member: TeamConnection): SeatDraft {
  const { id, targetName: name, email } = member
  return { id, name, email, role: seatRoleOf(member) }
}

/** The step that is sent with the team: 3 only on step 3 with accepted terms (R-TEAM-05). */
export function stepToSend({ step, agreed }: { step: Step; agreed: boolean }): 1 | 3 {
  return step === 3 && agreed ? 3 : 1
}

/** The team payload of each step. @param team null until step 1 was saved once */
export function teamToSend(
  company: CompanyDraft,
  admin: Admin,
  { team, step, agreed = false }: { team: Team | null; step: Step; agreed?: boolean },
): Shape<'TeamDraft'> {
  return {
    ...(team ? teamDraft(team, company) : companyInput(company)),
    ownerName: admin.name,
    ownerEmail: admin.email,
    step: stepToSend({ step, agreed }),
  }
}

const same = (member: TeamConnection, row: SeatDraft) =>
  member.targetName === cleanText(row.name) &&
  addressKey(member.email) === addressKey(row.email) &&
  seatRoleOf(member) === row.role

/**
 * The requests of step 2: rows to create or change, each with its place in the form, and ids of members to delete. A
 * row belongs to the member with its id, otherwise to the one with its address: it may have been saved before, without
 * an answer. Unchanged members are not sent again.
 * @param dropped rows that were taken out of the form, or sent before: only their members are deleted, not those that
 * another tab has added
 * @param connections the members as the server has them now
 */
export function seatsToSend(
  rows: readonly SeatDraft[],
  dropped: readonly SeatDraft[],
  connections: readonly TeamConnection[],
  teamId: string,
): { save: { index: number; seat: Shape<'TeamSeat'> }[]; remove: string[] } {
  const left = membersOf(connections)
  const take = (fits: (one: TeamConnection) => boolean) => {
    const at = left.findIndex(fits)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const byId = rows.map((row) => (row.id ? take(({ id }) => id === row.id) : undefined))
  const matched = rows.map(
    (row, index) => byId[index] ?? take(({ email }) => addressKey(email) === addressKey(row.email)),
  )
  const save = rows.flatMap((row, index) => {
    const known = matched[index]
    if (known && same(known, row)) return []
    return [{ index, seat: { ...toSeat({ ...row, id: known?.id ?? '' }), teamId } }]
  })
  // A row that was never filled in is nobody’s, also not of a member whose address isn’t sent.
  const isDropped = ({ id, email }: TeamConnection) =>
    dropped.some((row) => (id && row.id === id) || (email && addressKey(row.email) === addressKey(email)))
  return { save, remove: left.filter(isDropped).map(({ id }) => id) }
}

/** Whether two reads hold the same members with the same roles: what is paid must be what is shown. */
export function sameMembers(one: readonly TeamConnection[], other: readonly TeamConnection[]): boolean {
  const key = (members: readonly TeamConnection[]) =>
    membersOf(members)
      .map((member) => JSON.stringify([member.id, member.email, roleOf(member), member.targetName]))
      .sort()
      .join()
  return key(one) === key(other)
}
