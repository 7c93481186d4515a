import type { Shape } from '@/contract/types'
import { clock } from '../../settings/clock'
import type { ConnectionRow } from '../teams/teamTables'
import type { UserRow } from '../tables'
import { accepted, makeConnection, makeTeam, rejected, removed } from '../teams/teamRows'
import type { Teams } from './furtherTeams'
import { picture } from './peopleParts'

/** The personas' team: one member per role, plus many generated ones. */
const teamId = 'team-acme'
const founded = 395
const crowd = 45

const rolesOfCrowd: Record<number, Shape<'TeamRole'>> = { 3: 'TEAM_ADMIN', 8: 'TEAM_FINANCE', 15: 'TEAM_ADMIN' }

const persona = (userId: string, connectionType: ConnectionRow['connectionType'], daysAgo: number): ConnectionRow =>
  makeConnection(
    { id: `con-${userId.slice(2)}`, teamId, userId, connectionType, invitedById: 'u-owner', ...accepted(daysAgo) },
    daysAgo,
  )

const invited = (id: string, daysAgo: number, more: Partial<ConnectionRow>): ConnectionRow =>
  makeConnection({ id, teamId, connectionType: 'TEAM_MEMBER', invitedById: 'u-team-admin', ...more }, daysAgo)

/** @param regulars members with an active account, oldest first */
export function seedAcme(owner: UserRow, regulars: UserRow[]): Teams {
  const team = makeTeam(
    {
      teamId,
      companyName: 'Acme Studio Pte Ltd',
      companyBrn: '201912345K',
      companyLocation: 'Singapore',
      website: 'https://acme-studio.example',
      profileImage: picture(190),
      altInvoiceEmail: 'invoices@acme-studio.example',
    },
    owner,
    founded,
  )
  const members = regulars.slice(0, crowd).map((user, index) => {
    // Most joined in the first months, the last one this week.
    const daysAgo = Math.max(2, Math.round(founded * (1 - (index + 1) / (crowd + 1)) ** 1.5))
    const connectionType = rolesOfCrowd[index] ?? 'TEAM_MEMBER'
    return makeConnection(
      {
        id: `con-acme-${index + 1}`,
        teamId,
        userId: user.userId,
        connectionType,
        invitedById: 'u-owner',
        ...accepted(daysAgo),
      },
      daysAgo,
    )
  })
  const later = regulars.slice(crowd)
  const connections = [
    persona('u-owner', 'TEAM_OWNER', founded),
    persona('u-team-admin', 'TEAM_ADMIN', founded - 2),
    persona('u-finance', 'TEAM_FINANCE', founded - 20),
    persona('u-team-member', 'TEAM_MEMBER', 210),
    ...members,
    invited('con-acme-member', 1, { userId: 'u-member' }),
    invited('con-acme-p1', 3, { userId: later[0]?.userId ?? null, invitationSeen: true }),
    invited('con-acme-p2', 12, { name: 'Marisol de la Fuente y Castellanos', email: 'marisol@fuente.example', connectionType: 'TEAM_FINANCE' }),
    invited('con-acme-p3', 34, { name: 'Tan Kah Kee', email: 'tan.kah.kee.of.the.very.long.address.that.never.ends@accounting-department.example' }),
    invited('con-acme-p4', 0.2, { name: 'Ng', email: 'ng@ng.example', connectionType: 'TEAM_ADMIN' }),
    invited('con-acme-no1', 60, { userId: later[1]?.userId ?? null, ...rejected(58) }),
    invited('con-acme-no2', 190, { name: 'Ravi Shankar', email: 'ravi@elsewhere.example', ...rejected(188) }),
    invited('con-acme-ex1', 300, { userId: later[2]?.userId ?? null, ...removed(45, 'u-owner', { lostSolutions: ['E-signature'] }) }),
    invited('con-acme-ex2', 250, { userId: later[3]?.userId ?? null, ...removed(120, 'u-team-admin') }),
    invited('con-acme-ex3', 30, { name: 'Wrong Address', email: 'wrong@adress.example', status: 'REMOVED', removedAt: clock.daysFromNow(-29, 5), removedById: 'u-owner', removalSeen: true }),
  ] // prettier-ignore
  return { teams: [team], connections }
}
