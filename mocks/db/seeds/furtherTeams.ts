import { clock } from '../../settings/clock'
import { randomFrom, type Random } from '../random'
import type { ConnectionRow, TeamRow } from '../teams/teamTables'
import type { UserRow } from '../tables'
import { furtherCompanies } from './teamCompanies'
import { accepted, makeConnection, makeTeam, rejected, removed } from '../teams/teamRows'

export type Teams = { teams: TeamRow[]; connections: ConnectionRow[] }

const ownerOf = ({ teamId, ownerUserId }: TeamRow, daysAgo: number): ConnectionRow =>
  makeConnection(
    { id: `con-${teamId}-owner`, teamId, userId: ownerUserId, connectionType: 'TEAM_OWNER', ...accepted(daysAgo) },
    daysAgo,
  )

/** The second team: u-premium is its administrator, u-2 its owner. */
export function seedBorealis(owner: UserRow, regulars: UserRow[]): Teams {
  const teamId = 'team-borealis'
  const team = makeTeam(
    {
      teamId,
      companyName: 'Borealis Trading',
      companyLocation: 'Singapore',
      website: 'https://borealis.example',
      companyBrn: '201622098E',
    },
    owner,
    180,
  )
  const member = (
    id: string,
    userId: string | null,
    connectionType: ConnectionRow['connectionType'],
    daysAgo: number,
  ) => makeConnection({ id, teamId, userId, connectionType, invitedById: owner.userId, ...accepted(daysAgo) }, daysAgo)
  const connections = [
    ownerOf(team, 180),
    member('con-borealis-premium', 'u-premium', 'TEAM_ADMIN', 150),
    ...regulars.slice(0, 6).map(({ userId }, index) =>
      member(`con-borealis-${index + 1}`, userId, index === 0 ? 'TEAM_FINANCE' : 'TEAM_MEMBER', 140 - index * 20),
    ),
    makeConnection({ id: 'con-borealis-p1', teamId, connectionType: 'TEAM_MEMBER', name: 'Linnea Åkerström', email: 'linnea@borealis.example', invitedById: 'u-premium' }, 5),
  ] // prettier-ignore
  return { teams: [team], connections }
}

/** The registration that u-india has started: step 1 is saved, with two members. */
export function seedDraftTeam(owner: UserRow): Teams {
  const teamId = 'team-india-draft'
  const unpaid = { step: 1, status: 'INACTIVE', activatedAt: null, stripeCustomerId: null, options: {} } as const
  const team = makeTeam(
    {
      teamId,
      companyName: 'Indiranagar Audio',
      companyLocation: 'India',
      website: 'https://indiranagar.example',
      ...unpaid,
    },
    owner,
    6,
  )
  const row = (id: string, name: string, email: string, connectionType: ConnectionRow['connectionType']) =>
    makeConnection(
      { id, teamId, name, email, connectionType, invitedById: owner.userId, lastInvitationSentAt: null },
      6,
    )
  return {
    teams: [team],
    connections: [
      ownerOf(team, 6),
      row('con-draft-1', 'Vikram Sethi', 'vikram@indiranagar.example', 'TEAM_MEMBER'),
      row('con-draft-2', 'Fathima Begum', 'fathima@indiranagar.example', 'TEAM_FINANCE'),
    ],
  }
}

/** `team-1` to `team-30`. @param owners premium members @param regulars members with an active account */
export function seedFurtherTeams(owners: UserRow[], regulars: UserRow[]): Teams {
  const random = randomFrom(4211)
  const all = furtherCompanies.map((company, index) => furtherTeam(company, index, owners, regulars, random))
  return { teams: all.flatMap(({ teams }) => teams), connections: all.flatMap(({ connections }) => connections) }
}

function furtherTeam(
  company: (typeof furtherCompanies)[number],
  index: number,
  owners: UserRow[],
  regulars: UserRow[],
  random: Random,
): Teams {
  const owner = owners[index % owners.length] as UserRow
  const daysAgo = random.int(4, 700)
  const team = makeTeam(company, owner, daysAgo)
  // Two registrations that were never paid, and one closed company.
  if (index === 21 || index === 24) {
    Object.assign(team, { status: 'INACTIVE', step: 1, activatedAt: null, stripeCustomerId: null, options: {} })
    return { teams: [team], connections: [ownerOf(team, daysAgo)] }
  }
  if (index === 28) team.status = 'CLOSED'
  const size = random.int(1, index % 7 === 0 ? 18 : 7)
  const from = random.int(0, Math.max(0, regulars.length - 40))
  const connections = Array.from({ length: size }, (_, place): ConnectionRow => {
    const user = regulars[(from + place * 2) % regulars.length] as UserRow
    const joined = random.int(1, daysAgo)
    const known = {
      id: `con-${team.teamId}-${place + 1}`,
      teamId: team.teamId,
      userId: user.userId,
      invitedById: owner.userId,
      connectionType:
        place === 1 ? ('TEAM_ADMIN' as const) : place === 2 ? ('TEAM_FINANCE' as const) : ('TEAM_MEMBER' as const),
    }
    const chance = random.next()
    if (chance < 0.08) return makeConnection({ ...known, ...removed(joined, owner.userId) }, joined + 90)
    if (chance < 0.14) return makeConnection({ ...known, ...rejected(joined) }, joined + 3)
    if (chance < 0.26) return makeConnection(known, joined)
    return makeConnection({ ...known, ...accepted(joined) }, joined)
  }).filter(({ userId }) => userId !== owner.userId)
  return { teams: [team], connections: [ownerOf(team, daysAgo), ...connections] }
}

/** Team news of the personas: two unseen invitations of u-member, one of u-premium, a removal, and second teams. */
export const seedPersonaConnections = (): ConnectionRow[] => [
  makeConnection({ id: 'con-member-2', teamId: 'team-2', userId: 'u-member', connectionType: 'TEAM_FINANCE' }, 4),
  makeConnection(
    { id: 'con-member-old', teamId: 'team-9', userId: 'u-member', connectionType: 'TEAM_MEMBER', ...rejected(95) },
    100,
  ),
  makeConnection(
    {
      id: 'con-member-gone',
      teamId: 'team-1',
      userId: 'u-member',
      connectionType: 'TEAM_MEMBER',
      ...removed(3, 'u-premium', { removalSeen: false, lostSolutions: ['E-signature', 'Domain and email'] }),
    },
    160,
  ),
  makeConnection({ id: 'con-premium-1', teamId: 'team-3', userId: 'u-premium', connectionType: 'TEAM_ADMIN' }, 2),
  makeConnection({ id: 'con-owner-2', teamId: 'team-4', userId: 'u-owner', connectionType: 'TEAM_MEMBER', ...accepted(88) }, 89),
  makeConnection({ id: 'con-teammember-2', teamId: 'team-5', userId: 'u-team-member', connectionType: 'TEAM_FINANCE', ...accepted(40) }, 41),
  makeConnection(
    { id: 'con-finance-withdrawn', teamId: 'team-6', userId: 'u-finance', connectionType: 'TEAM_MEMBER', status: 'REMOVED', removedAt: clock.daysFromNow(-20, 4), removalSeen: true },
    22,
  ),
] // prettier-ignore
