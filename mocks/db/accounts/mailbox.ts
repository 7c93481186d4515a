import { clock } from '../../settings/clock'
import { reject } from '../../http'
import { db, freshId } from '../db'
import { activationMail, codeMail, passwordLinkMail, type Mail } from './mailTexts'
import { randomFrom } from '../random'
import type { MailRow, TokenRow, UserRow } from '../tables'

const minute = 60_000

/** One-time codes: valid for 15 minutes, single use, at most five wrong attempts. */
export const codeLife = 15 * minute
const mostWrongTries = 5
const mostCodes = 5
/** Activation links are valid for a week. */
const activationLife = 7 * 24 * 60 * minute

/** Adds a mail to the mailbox of the mock panel, newest first. */
export function sendMail(mail: Mail): MailRow {
  const row = { mailId: freshId('mail'), sentAt: clock.iso(), ...mail }
  db.mails.unshift(row)
  return row
}

/** Looks random, yet is the same in every run. */
function secret(digits: number, alphabet: string): string {
  const random = randomFrom(Number(freshId('secret').replace(/\D/g, '')) * 7919)
  return Array.from({ length: digits }, () => random.pick([...alphabet])).join('')
}

const age = ({ createdAt }: TokenRow) => clock.now() - Date.parse(createdAt)

/** Mails a new activation link; earlier ones of the same user become invalid. */
export function sendActivationMail(user: UserRow): MailRow {
  const token = secret(24, '0123456789abcdef')
  db.tokens = db.tokens.filter((row) => !(row.kind === 'activation' && row.userId === user.userId))
  db.tokens.push({ token, userId: user.userId, kind: 'activation', createdAt: clock.iso() })
  return sendMail(activationMail(user, token))
}

/** Whether the second part of an activation link is correct and has not expired. */
export const isActivationToken = (userId: string, token: string): boolean =>
  db.tokens.some(
    (row) => row.kind === 'activation' && row.userId === userId && row.token === token && age(row) <= activationLife,
  )

/** Creates a one-time code; earlier ones of the same user become invalid. Throws 429 after too many requests. */
export function issuePasswordCode(user: UserRow): Required<Pick<TokenRow, 'token' | 'code'>> {
  const mine = db.tokens.filter((row) => row.kind === 'password' && row.userId === user.userId)
  if (mine.filter((row) => age(row) < codeLife).length >= mostCodes)
    reject(429, 'You’ve requested too many codes. Please wait a few minutes', { retryAfter: 300 })
  for (const row of mine) row.usedAt ??= clock.iso()
  const code = secret(6, '0123456789')
  const token = secret(32, '0123456789abcdef')
  db.tokens.push({ token, code, userId: user.userId, kind: 'password', wrongTries: 0, createdAt: clock.iso() })
  return { token, code }
}

/** Creates a one-time code and mails it. */
export function sendPasswordCode(user: UserRow): MailRow {
  return sendMail(codeMail(user, issuePasswordCode(user).code))
}

/** Creates a code and mails it as a link to the reset page. */
export function sendPasswordLink(user: UserRow): MailRow {
  return sendMail(passwordLinkMail(user, issuePasswordCode(user).token))
}

/** The unused, unexpired password request for the token of a password link. */
export const findPasswordToken = (token: string): TokenRow | undefined =>
  db.tokens.find((row) => row.kind === 'password' && row.token === token && !row.usedAt && age(row) <= codeLife)

/**
 * Checks a one-time code without using it up; a wrong one counts as an attempt.
 * Throws 422 with `fields.requestCode`.
 */
export function checkCode(userId: string, given: string): TokenRow {
  const wrong = (message: string): never => reject(422, message, { fields: { requestCode: message } })
  const open = db.tokens.findLast((row) => row.kind === 'password' && row.userId === userId && !row.usedAt)
  if (!open) return wrong('This code is incorrect. Please check it or request a new one')
  if (age(open) > codeLife) return wrong('This code has expired. Please request a new one')
  if ((open.wrongTries ?? 0) >= mostWrongTries) return wrong('Too many incorrect codes. Please request a new one')
  if (open.code === given.replace(/[\s-]/g, '')) return open
  open.wrongTries = (open.wrongTries ?? 0) + 1
  return wrong('This code is incorrect. Please check it or request a new one')
}
