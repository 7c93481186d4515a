import { clock } from '../settings/clock'
import type { Db } from '../db/db'
import { accepted, makeConnection, removed } from '../db/teams/teamRows'
import { defineScenarios } from './scenario'

/** Teams, seats, invitations and removals. */
export const teams = defineScenarios({
  'invitations-unseen': { title: 'One invitation that was not seen yet', as: 'member' },
  'invitations-many': { title: 'Four invitations that were not seen yet', as: 'member', apply: inviteMore },
  'no-invitations': {
    title: 'No invitations',
    as: 'member',
    apply: (db) => void (db.connections = db.connections.filter(({ userId }) => userId !== 'u-member')),
  },
  'invitation-other-address': {
    title: 'An invitation that was sent to another address of the member',
    as: 'member',
    apply: (db) => {
      for (const row of db.connections)
        if (row.userId === 'u-member' && row.teamId === 'team-acme') row.email = 'mei@work.example'
    },
  },
  'removal-notice': { title: 'Taken out of the team, and not told yet', as: 'team-member', apply: removeMember },
  'team-removed': {
    title: 'Taken out of the team that is the active account',
    as: 'team-member',
    apply: (db) => {
      const accounts = [...db.activeAccounts]
      removeMember(db)
      db.activeAccounts = accounts
    },
  },
  'team-new': {
    title: 'A team that has just been paid: nobody invited, nothing bought, no card kept',
    as: 'owner',
    apply: (db) => {
      db.connections = db.connections.filter(
        ({ teamId, connectionType }) => teamId !== 'team-acme' || connectionType === 'TEAM_OWNER',
      )
      db.teamSubscriptions = db.teamSubscriptions.filter(({ teamId }) => teamId !== 'team-acme')
      db.paymentMethods = db.paymentMethods.filter(({ ownerId }) => ownerId !== 'team-acme')
      db.activities = db.activities.filter(({ teamId }) => teamId !== 'team-acme')
      changeAcme(db, { profileImage: null })
    },
  },
  'team-personal': { title: 'The owner of a team is in the Personal account', as: 'owner', apply: goPersonal },
  'team-none': {
    title: 'In the Personal account, and in no team',
    as: 'owner',
    apply: (db) => {
      goPersonal(db)
      db.connections = db.connections.filter(({ userId }) => userId !== 'u-owner')
    },
  },
  'team-inactive-admin': {
    title: 'Administrator of a team whose registration was never paid',
    as: 'team-admin',
    apply: (db) => changeAcme(db, { status: 'INACTIVE', step: 1, activatedAt: null }),
  },
  'solution-removed': {
    title: 'A solution was taken away, and not told yet',
    as: 'team-member',
    apply: removeSolution,
  },
  'team-inactive': {
    title: 'A team whose registration was never paid',
    as: 'owner',
    apply: (db) => changeAcme(db, { status: 'INACTIVE', step: 1, activatedAt: null }),
  },
  'team-closed': { title: 'A team that was closed', as: 'owner', apply: (db) => changeAcme(db, { status: 'CLOSED' }) },
  'team-no-seats': { title: 'Every paid seat is taken', as: 'owner', apply: (db) => fillSeats(db) },
  'team-no-solutions': {
    title: 'A team that has bought nothing',
    as: 'owner',
    apply: (db) => {
      db.teamSubscriptions = db.teamSubscriptions.filter(({ teamId }) => teamId !== 'team-acme')
    },
  },
  'team-no-card': {
    title: 'A team without a card',
    as: 'owner',
    apply: (db) => void (db.paymentMethods = db.paymentMethods.filter(({ ownerId }) => ownerId !== 'team-acme')),
  },
  'team-alone': {
    title: 'A team of its owner alone',
    as: 'owner',
    apply: (db) => {
      db.connections = db.connections.filter(
        ({ teamId, connectionType }) => teamId !== 'team-acme' || connectionType === 'TEAM_OWNER',
      )
    },
  },
  'team-begun': { title: 'A team registration that was begun', as: 'india' },
  'team-register': { title: 'A premium member registers a company', as: 'premium' },
  'team-register-lost': {
    title: 'The registration is paid, the answer is lost',
    as: 'premium',
    fail: 'addTeamSeats:drop-afterx1',
  },
  'team-register-unknown': {
    title: 'It cannot be found out whether the registration is paid',
    as: 'premium',
    fail: 'addTeamSeats:drop-after,countTeamSeats:503@1',
  },
  'team-register-not-paid': {
    title: 'The registration is not paid, and there is no answer',
    as: 'premium',
    fail: 'addTeamSeats:dropx1',
  },
  'team-register-session-ends': {
    title: 'The session ends when a registration is confirmed',
    as: 'premium',
    fail: 'saveTeam:401x1@2',
  },
  'team-register-price-changes': {
    title: 'The price of a registration has changed when it is confirmed: midnight has passed',
    as: 'premium',
    apply: (db) => void (db.flags.midnightAtConfirm = true),
  },
  'team-many-members': { title: 'A team of 130 members, on three pages', as: 'owner', apply: addMembers },
  'team-unsent': {
    title: 'Three invitations whose emails were never sent',
    as: 'owner',
    apply: (db) => {
      for (const row of db.connections.filter(({ id }) => /^con-acme-p[234]$/.test(id))) row.lastInvitationSentAt = null
    },
  },
  'team-upgrade': { title: 'A free member wants a team', as: 'member' },
  'owner-seats-lost': { title: 'Seats are paid, the answer is lost', as: 'owner', fail: 'addTeamSeats:drop-afterx1' },
  'owner-seats-not-paid': {
    title: 'Seats are not paid, and there is no answer',
    as: 'owner',
    fail: 'addTeamSeats:dropx1',
  },
  'owner-seats-unknown': {
    title: 'It cannot be found out whether seats are paid (open Team Members first)',
    as: 'owner',
    fail: 'addTeamSeats:drop-after,countTeamSeats:503@2',
  },
  'owner-invite-partial': {
    title: 'Of several people who are invited at once, the second one is refused',
    as: 'owner',
    fail: 'saveConnection:422=This address does not existx1@1',
  },
  'owner-seats-declined': {
    title: 'The card of the team is declined',
    as: 'owner',
    apply: (db) => void (db.flags.cardDeclined = true),
  },
  'owner-members-fail': {
    title: 'The list of members cannot be read',
    as: 'owner',
    fail: 'listActiveTeamConnections:500,listTeamConnections:500',
  },
  'team-of-another': { title: 'Administrator of a team of somebody else', as: 'premium' },
})

const changeAcme = (db: Db, change: Partial<Db['teams'][number]>) =>
  Object.assign(db.teams.find(({ teamId }) => teamId === 'team-acme') ?? {}, change)

function inviteMore(db: Db): void {
  const inviting = db.teams.filter(({ teamId, status }) => /^team-\d+$/.test(teamId) && status === 'ACTIVE').slice(0, 3)
  for (const { teamId, ownerUserId } of inviting)
    db.connections.push(
      makeConnection(
        {
          id: `con-scenario-${teamId}`,
          teamId,
          userId: 'u-member',
          connectionType: 'TEAM_MEMBER',
          invitedById: ownerUserId,
        },
        1,
      ),
    )
}

function goPersonal(db: Db): void {
  for (const account of db.activeAccounts)
    if (account.userId === 'u-owner') Object.assign(account, { type: 'Personal', accountId: 'u-owner', name: 'Owner' })
}

function removeMember(db: Db): void {
  const connection = db.connections.find(({ teamId, userId }) => teamId === 'team-acme' && userId === 'u-team-member')
  if (connection)
    Object.assign(
      connection,
      removed(1, 'u-team-admin', { removalSeen: false, lostSolutions: ['E-signature', 'Telehealth'] }),
    )
  db.activeAccounts = db.activeAccounts.filter(({ userId }) => userId !== 'u-team-member')
}

function removeSolution(db: Db): void {
  const mine = db.connections.find(({ teamId, userId }) => teamId === 'team-acme' && userId === 'u-team-member')
  const unit = db.doSubscriptions.find(({ assigneeId, status }) => assigneeId === mine?.id && status === 'ACTIVE')
  if (!unit) throw new Error('The team member has no solution to lose')
  Object.assign(unit, {
    status: 'REMOVED',
    statusSeen: false,
    removedAt: clock.daysFromNow(-1, 6),
    removedById: 'u-team-admin',
    removalReason: 'Another colleague needs it more',
    endDate: clock.daysFromNow(-1, 6).slice(0, 10),
  })
}

function fillSeats(db: Db): void {
  const taken = db.connections.filter(
    ({ teamId, connectionType, status }) =>
      teamId === 'team-acme' && connectionType !== 'TEAM_OWNER' && (status === 'ACCEPTED' || status === 'PENDING'),
  )
  const last = db.teams.find(({ teamId }) => teamId === 'team-acme')?.seatChanges.at(-1)
  if (last) last.seats = taken.length
}

function addMembers(db: Db): void {
  const inTeam = new Set(db.connections.filter(({ teamId }) => teamId === 'team-acme').map(({ userId }) => userId))
  const others = db.users.filter(({ userId }) => !inTeam.has(userId)).slice(0, 81)
  for (const { userId } of others)
    db.connections.push(
      makeConnection(
        {
          id: `con-many-${userId}`,
          teamId: 'team-acme',
          userId,
          connectionType: 'TEAM_MEMBER',
          invitedById: 'u-owner',
          ...accepted(20),
        },
        20,
      ),
    )
  fillSeats(db)
}
