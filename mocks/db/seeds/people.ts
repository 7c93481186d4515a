import { activationMail } from '../accounts/mailTexts'
import type { ActiveAccountRow, MailRow, SessionRow, TokenRow, UserOptionsRow, UserRow } from '../tables'
import { seedSurveys, seedTags } from './peopleAnswers'
import { makePerson } from './person'
import { seedPersonas } from './personaUsers'

/** Number of generated members besides the personas. */
const crowd = 240

/** Users with their sessions, mails and account records. */
export function seedPeople() {
  const users: UserRow[] = [
    ...seedPersonas(),
    ...Array.from({ length: crowd }, (_, index) => makePerson(index + 1, crowd)),
  ]
  const tokens = users.filter(({ activated }) => !activated).map(activationToken)
  return {
    users,
    sessions: [] as SessionRow[],
    tokens,
    mails: tokens.map((token) => activationMailOf(users, token)).reverse(),
    activeAccounts: seedActiveAccounts(users),
    signupSurveys: seedSurveys(users),
    userTags: seedTags(users),
    userOptions: users
      .filter(({ personalizationDone }) => personalizationDone)
      .map(({ userId }): UserOptionsRow => ({ userId, options: { welcomeSeen: true, language: 'en-SG' } })),
  }
}

const activationToken = ({ userId, createdAt }: UserRow, index: number): TokenRow => ({
  token: `welcome${1000 + index * 37}`,
  userId,
  kind: 'activation',
  createdAt,
})

function activationMailOf(users: UserRow[], { userId, token, createdAt }: TokenRow): MailRow {
  const user = users.find((row) => row.userId === userId) as UserRow
  return { mailId: `mail-${userId}`, sentAt: createdAt, ...activationMail(user, token) }
}

/** Team members start with the team as their active account; everyone else has no record until they first switch. */
function seedActiveAccounts(users: UserRow[]): ActiveAccountRow[] {
  const acme = { type: 'Team', accountId: 'team-acme', name: 'Acme Studio Pte Ltd', accountPhoto: null } as const
  const team = ['u-owner', 'u-team-admin', 'u-finance', 'u-team-member'].map((userId) => ({ userId, ...acme }))
  const personal = users
    .filter(({ userId, lastLoginAt }, index) => userId === 'u-premium' || (index % 3 === 0 && index > 8 && lastLoginAt))
    .map(({ userId, firstName, lastName, profileImage }): ActiveAccountRow => ({
      userId,
      type: 'Personal',
      accountId: userId,
      name: `${firstName} ${lastName}`,
      accountPhoto: profileImage ?? null,
    }))
  return [...team, ...personal]
}
