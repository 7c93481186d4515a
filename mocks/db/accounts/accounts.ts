import type { Shape } from '@/contract/types'
import { isEmail } from '@/lib/text/emailAddress'
import { clock } from '../../settings/clock'
import { reject } from '../../http'
import { db, freshId } from '../db'
import { findUserByEmail, ownOrAdmin } from '../find'
import { sendActivationMail } from './mailbox'
import { endSeat } from '../teams/seatMembers'
import { closeSessions } from './sessions'
import { findTeam } from '../teams/teams'
import { userName } from './userName'
import { emptyUser } from './userRow'
import type { UserRow } from '../tables'

/** Throws 422 for a password that the server would reject. */
export function checkNewPassword(password: string | undefined, field: string): void {
  const message =
    (password ?? '').length < 8
      ? 'Please choose at least 8 characters'
      : (password ?? '').length > 200
        ? 'Please use at most 200 characters'
        : undefined
  if (message) reject(422, message, { fields: { [field]: message } })
}

export type NewAccount = Pick<Shape<'RegisterBody'>, 'email' | 'firstName' | 'lastName'> &
  Partial<Pick<Shape<'RegisterBody'>, 'password' | 'country' | 'phone' | 'phoneDiallingCode' | 'isPremiumInCart'>>

/** Validates a registration; throws 422 with `fields` if it is invalid. */
export function checkNewAccount(body: NewAccount): void {
  const fields: Record<string, string> = {}
  if (!isEmail(body.email ?? '')) fields.email = 'Please enter a valid email'
  if (!body.firstName?.trim()) fields.firstName = 'This field is required'
  if (!body.lastName?.trim()) fields.lastName = 'This field is required'
  if (Object.keys(fields).length > 0) reject(422, 'Please check what you entered', { fields })
  if (body.password !== undefined) checkNewPassword(body.password, 'password')
}

/**
 * Creates an account that is not activated yet and mails the activation link; `activated` for calls that sign in at
 * once (an RSVP that creates a new user).
 */
export function createAccount(body: NewAccount, { activated = false } = {}): UserRow {
  checkNewAccount(body)
  if (findUserByEmail(body.email)) reject(409, 'Email already in use')
  const row = emptyUser({
    userId: freshId('u'),
    email: body.email.trim(),
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    password: body.password ?? null,
    createdAt: clock.iso(),
    ...(body.country ? { country: body.country } : {}),
    ...(body.phone ? { phone: body.phone } : {}),
    ...(body.phoneDiallingCode ? { phoneDiallingCode: body.phoneDiallingCode } : {}),
    isPremiumInCart: body.isPremiumInCart === true,
    activated,
  })
  db.users.push(row)
  if (!activated) sendActivationMail(row)
  return row
}

/** Why an account cannot be deleted; undefined if it can. */
function whyKept({ userId, isPremiumMember, tierRenews }: UserRow): string | undefined {
  if (isPremiumMember && tierRenews) return 'Please cancel the premium membership first'
  if (db.subscriptions.some((one) => one.userId === userId && (one.status === 'ACTIVE' || one.status === 'PAST_DUE')))
    return 'Please cancel the running subscriptions first'
  if (db.teams.some(({ ownerUserId, status }) => ownerUserId === userId && status === 'ACTIVE'))
    return 'Please transfer or close the team first'
  return undefined
}

/**
 * Removes a deleted account from its teams, which frees its seats and solutions, and withdraws its invitations. Its
 * rows, past ones included, keep the name and email address that the account had.
 */
function leaveTeams(user: UserRow, by: string): void {
  for (const row of db.connections.filter(({ userId }) => userId === user.userId)) {
    Object.assign(row, { name: userName(user), email: user.email })
    // An unpaid registration has sent no invitations: its row is only an address from the form.
    if (findTeam(row.teamId)?.status === 'INACTIVE') row.userId = null
    else if (row.status === 'ACCEPTED' || row.status === 'PENDING') endSeat(row, by)
  }
}

/**
 * DELETE /user/{userId}: own account, or any account for administrators; throws 409 while something is still paid for.
 * Deletes the user with all sessions, open links and everything else that the account calls store about the user.
 */
export function deleteAccount(me: UserRow, userId: string): void {
  const user = ownOrAdmin(me, userId, 'deleteUser')
  const reason = whyKept(user)
  if (reason) reject(409, reason)
  leaveTeams(user, me.userId)
  closeSessions(userId)
  db.users = db.users.filter((row) => row.userId !== userId)
  db.tokens = db.tokens.filter((row) => row.userId !== userId)
  db.activeAccounts = db.activeAccounts.filter((row) => row.userId !== userId)
  db.signupSurveys = db.signupSurveys.filter((row) => row.userId !== userId)
  db.userTags = db.userTags.filter((row) => row.userId !== userId)
  db.userOptions = db.userOptions.filter((row) => row.userId !== userId)
}
