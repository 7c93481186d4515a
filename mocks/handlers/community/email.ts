import { addressKey, isEmail } from '@/lib/text/emailAddress'
import { actsAsAdmin } from '../../adminCallPages'
import { connectionOr404, connectionsOf, personOf } from '../../db/teams/connections'
import { clock } from '../../settings/clock'
import { db } from '../../db/db'
import { findUserByEmail, userOr404 } from '../../db/find'
import { sendMail, sendPasswordLink } from '../../db/accounts/mailbox'
import { invitationMail, teamCreatedMail } from '../../db/teams/teamMails'
import { enterTeam } from '../../db/teams/teams'
import type { ConnectionRow, TeamRow } from '../../db/teams/teamTables'
import type { UserRow } from '../../db/tables'
import { reject, HttpError, type Handlers } from '../../http'

/** The operator's mailboxes. */
const operator = (mailbox: string) => `${mailbox}@doers.test`

/** Throws 422 with `fields` if a required part of a mail is missing. */
function check(given: Record<string, string | undefined>, address?: string): void {
  const fields = Object.fromEntries(
    Object.entries(given)
      .filter(([, text]) => !text?.trim())
      .map(([field]) => [field, 'This field is required']),
  )
  if (address !== undefined && !fields[address] && !isEmail(given[address] ?? ''))
    fields[address] = 'Please enter a valid email'
  if (Object.keys(fields).length > 0) reject(422, 'Please check what you entered', { fields })
}

/** The row of an address: the open invitation first, since removed members can be invited again. */
function rowOfAddress(teamId: string, address: string): ConnectionRow | undefined {
  const rows = connectionsOf(teamId).filter((one) => addressKey(personOf(one).email) === addressKey(address))
  return rows.find(({ status }) => status === 'PENDING') ?? rows[0]
}

function sendInvitation(team: TeamRow, row: ConnectionRow): void {
  sendMail(invitationMail(team, row))
  row.lastInvitationSentAt = clock.iso()
}

/** The tags of an address; members only have access to their own. */
function tagsOf(me: UserRow, email: string, id: 'addEmailTags' | 'updateEmailTags') {
  if (!actsAsAdmin(me, id) && addressKey(email) !== addressKey(me.email)) reject(403, 'This is not your email address')
  const key = addressKey(email)
  const known = db.emailTags.find((row) => row.email === key)
  if (known) return known
  const row = { email: key, tags: [] as string[] }
  db.emailTags.push(row)
  return row
}

export const email = {
  sendEmailToUs: ({ body: { subject, message, from, to = 'support' } }) => {
    check({ subject, message, from }, 'from')
    sendMail({ to: operator(to), subject, text: `${message}\n\nFrom ${from}` })
    return { ok: true }
  },

  sendEmailToUser: ({ body: { userId, subject, message, from } }) => {
    check({ subject, message })
    const text = from ? `${message}\n\nPlease answer to ${from}` : message
    sendMail({ to: userOr404(userId).email, subject, text })
    return { ok: true }
  },

  sendContactUsReferralEmail: ({ body: { from, message } }) => {
    check({ from, message }, 'from')
    sendMail({
      to: operator('referrals'),
      subject: 'A question about Refer & Earn',
      text: `${message}\n\nFrom ${from}`,
    })
    return { ok: true }
  },

  addEmailTags: ({ me, body }) => {
    const row = tagsOf(me, body.email, 'addEmailTags')
    row.tags = [...new Set([...row.tags, ...body.tags])]
    return { ok: true }
  },

  updateEmailTags: ({ me, body }) => {
    const row = tagsOf(me, body.email, 'updateEmailTags')
    row.tags = [...new Set([...row.tags.filter((tag) => !body.removeTags.includes(tag)), ...body.newTags])]
    return { ok: true }
  },

  sendTeamInvitationEmail: ({ me, body: { member, teamId } }) => {
    const { team } = enterTeam(me, teamId, 'manageMembers')
    const row = member.id ? connectionOr404(member.id) : rowOfAddress(teamId, member.email)
    if (!row || row.teamId !== teamId) reject(404, 'This member does not exist')
    if (row.status !== 'PENDING') reject(409, 'This invitation has already been answered')
    sendInvitation(team, row)
    return { ok: true }
  },

  sendTeamCreatedEmail: ({ me, body }) => {
    const { team } = enterTeam(me, body.team.teamId, 'manageMembers')
    sendMail(teamCreatedMail(team))
    for (const row of connectionsOf(team.teamId)) if (row.status === 'PENDING') sendInvitation(team, row)
    return { ok: true }
  },

  sendResetPasswordRequestEmail: ({ body }) => {
    check({ email: body.email }, 'email')
    const user = findUserByEmail(body.email)
    try {
      if (user && !user.disabled) sendPasswordLink(user)
    } catch (refusal) {
      // A 429 only for known addresses would reveal which addresses have an account.
      if (!(refusal instanceof HttpError)) throw refusal
    }
    return { ok: true }
  },
} satisfies Partial<Handlers>
