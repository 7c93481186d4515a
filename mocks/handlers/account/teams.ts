import { countries } from '@/domain/account/countries'
import { isEmail } from '@/lib/text/emailAddress'
import { seatsQuote } from '@/domain/team/seatPrice'
import { mayInTeam } from '@/domain/access/teamAccess'
import { validateCompany } from '@/domain/team/teamValidation'
import { webAddress } from '@/lib/text/webAddress'
import type { Shape } from '@/contract/types'
import { toSgd } from '@/lib/money/money'
import { clock } from '../../settings/clock'
import { connectionOr404, connectionsOf } from '../../db/teams/connections'
import { db, freshId } from '../../db/db'
import { userName } from '../../db/accounts/userName'
import { checkSeats, invite, seatsMissing } from '../../db/teams/seatMembers'
import { activate, buySeats } from '../../db/teams/seatPurchase'
import { makeTeam } from '../../db/teams/teamRows'
import { cardOf } from '../../db/teams/teamCharge'
import { statsOf, toSeatSubscription } from '../../db/teams/teamStats'
import type { TeamRow } from '../../db/teams/teamTables'
import {
  changeSeats,
  enterTeam,
  placeIn,
  readTeam,
  refuseUnless,
  seatsOn,
  seatUse,
  toSeatCount,
  toTeam,
} from '../../db/teams/teams'
import {
  solutionOf,
  subscriptionsOf,
  toDoSubscription,
  toTeamSubscription,
  unitOr404,
  unitsOf,
} from '../../db/teams/teamUnits'
import type { UserRow } from '../../db/tables'
import { reject, type Handlers } from '../../http'

const myInactiveTeam = (me: UserRow): TeamRow | undefined =>
  db.teams.find(({ ownerUserId, status }) => ownerUserId === me.userId && status === 'INACTIVE')

const asSeenBy = (me: UserRow, team: TeamRow) =>
  toTeam(team, placeIn(me, team.teamId) ?? reject(403, 'You are not a member of this team'))

/** An inactive team with its owner, who takes no seat. */
function createTeam(me: UserRow): TeamRow {
  const teamId = freshId('team')
  const now = clock.iso()
  const empty = { teamId, companyName: '', companyLocation: '', website: '', stripeCustomerId: null, options: {} }
  const begun = { step: 1, status: 'INACTIVE', createdAt: now, activatedAt: null, updatedAt: now } as const
  const team = makeTeam({ ...empty, ...begun }, me)
  db.teams.push(team)
  const owner = invite(team, { name: userName(me), email: me.email, role: 'TEAM_ADMIN' }, me)
  Object.assign(owner, { connectionType: 'TEAM_OWNER', status: 'ACCEPTED', acceptedAt: now, invitationSeen: true })
  return team
}

const unpaidMembers = ({ teamId }: TeamRow) =>
  connectionsOf(teamId).filter(({ connectionType }) => connectionType !== 'TEAM_OWNER').length

/** A registration needs a card even without members; once one is on file, it is activated without a payment. */
const isPaymentRequired = (team: TeamRow): boolean =>
  seatUse(team).vacant === 0 && (team.status !== 'INACTIVE' || unpaidMembers(team) > 0 || cardOf(team) === undefined)

const refuseSeats = (message: string): never => reject(422, message, { fields: { membersCount: message } })

function write(team: TeamRow, draft: Shape<'TeamDraft'>): void {
  Object.assign(team, {
    companyName: draft.companyName.trim(),
    companyBrn: draft.companyBrn === undefined ? team.companyBrn : draft.companyBrn?.trim() || null,
    companyLocation: draft.companyLocation?.trim() ?? team.companyLocation,
    website: draft.website === undefined ? team.website : (webAddress(draft.website) ?? draft.website),
    ownerName: draft.ownerName?.trim() || team.ownerName,
    ownerEmail: draft.ownerEmail?.trim() || team.ownerEmail,
    profileImage: draft.profileImage === undefined ? team.profileImage : draft.profileImage,
    step: team.status === 'INACTIVE' ? (draft.step ?? team.step) : team.step,
    updatedAt: clock.iso(),
  })
  for (const account of db.activeAccounts)
    if (account.accountId === team.teamId)
      Object.assign(account, { name: team.companyName, accountPhoto: team.profileImage })
}

export const teams = {
  getTeam: ({ me, path }) => {
    const { team, place } = enterTeam(me, path.id)
    return toTeam(team, place)
  },

  getMyInactiveTeam: ({ me }) => {
    const team = myInactiveTeam(me)
    return team ? asSeenBy(me, team) : null
  },

  saveTeam: ({ me, body: { team: draft } }) => {
    const known = draft.teamId ? enterTeam(me, draft.teamId, 'editCompany').team : myInactiveTeam(me)
    if (known?.status !== 'ACTIVE' && !me.isPremiumMember) reject(403, 'Premium membership required')
    if (!known && db.config.teamCreationEnabled === false) reject(403, 'No new teams can be created at the moment')
    const names = countries().map(({ name }) => name)
    const fields = validateCompany({ companyBrn: '', ...filled({ ...known, ...draft }) }, names)
    if (Object.keys(fields).length > 0) reject(422, 'Please check what you entered', { fields })
    const team = known ?? createTeam(me)
    write(team, draft)
    if (draft.step === 3 && db.flags.midnightAtConfirm) {
      db.flags.midnightAtConfirm = false
      clock.move(clock.offset() + 86_400_000)
    }
    if (draft.step === 3 && team.status === 'INACTIVE' && !isPaymentRequired(team)) activate(team)
    return asSeenBy(me, team)
  },

  isTeamPaymentRequired: ({ me, path }) => {
    const { team } = enterTeam(me, path.id)
    const charge = seatsQuote(1, {}, clock.now())
    return {
      isPaymentRequired: isPaymentRequired(team),
      vacantSeats: seatUse(team).vacant,
      seatPrice: toSgd(charge.seatPrice),
      remainingDays: charge.remainingDays,
      daysInMonth: charge.daysInMonth,
      amountPerSeat: toSgd(charge.amount),
      hasPaymentMethod: cardOf(team) !== undefined,
      nextChargeAt: charge.nextChargeAt,
    }
  },

  addTeamSeats: ({ me, path, body: { members, membersCount } }) => {
    const { team } = enterTeam(me, path.id, 'manageMembers')
    if (team.status === 'INACTIVE' && !me.isPremiumMember) reject(403, 'Premium membership required')
    checkSeats(team, members)
    if (!Number.isInteger(membersCount) || membersCount < seatsMissing(team, members))
      refuseSeats('Please add a seat for every member')
    const { teamSeatLimit = Infinity } = db.config
    // Members on vacant seats buy nothing: they may join even if the team exceeds a limit that was set later.
    if (membersCount > 0 && seatsOn(team) + membersCount > teamSeatLimit)
      refuseSeats(`A team may have at most ${teamSeatLimit} seats, and yours has ${seatsOn(team)}`)
    return buySeats({ teamId: team.teamId, members, membersCount, buyerId: me.userId })
  },

  removeTeamSeat: ({ me, path }) => {
    const { team, place } = enterTeam(me, path.id, 'manageMembers')
    if (seatUse(team).vacant === 0) reject(409, 'No seat is vacant. Please remove a member first')
    changeSeats(team, -1)
    return toSeatCount(team, 'seats', place)
  },

  updateTeamInvoiceEmail: ({ me, path, body }) => {
    const { team, place } = enterTeam(me, path.id, 'editInvoiceDetails')
    const address = body.altInvoiceEmail?.trim() || null
    if (address && !isEmail(address))
      reject(422, 'Please enter a valid email', { fields: { altInvoiceEmail: 'Please enter a valid email' } })
    Object.assign(team, { altInvoiceEmail: address, updatedAt: clock.iso() })
    return toTeam(team, place)
  },

  assignTeamSolution: ({ me, path, body: { solutionId, assigneeId } }) => {
    enterTeam(me, path.id, 'assignSolutions')
    const units = unitsOf(path.id)
    const unit = unitOr404(solutionId)
    const assignee = connectionOr404(assigneeId)
    if (!units.includes(unit)) reject(404, 'This solution does not exist')
    if (assignee.teamId !== path.id) reject(404, 'This member does not exist')
    if (assignee.status !== 'ACCEPTED')
      reject(422, 'This member has not joined the team yet', {
        fields: { assigneeId: 'Please choose a member who has joined' },
      })
    if (unit.status !== 'VACANT') reject(409, 'This solution is not vacant any more')
    const held = units.filter((one) => one.assigneeId === assigneeId && one.status === 'ACTIVE')
    if (held.some((one) => solutionOf(one) === solutionOf(unit))) reject(409, 'This member already has this solution')
    Object.assign(unit, { status: 'ACTIVE', assigneeId, assignedAt: clock.iso(), statusSeen: true })
    return toDoSubscription(unit)
  },

  listAssignedTeamDoSubscriptions: ({ me, path }) => {
    readTeam(me, path.id, 'assignSolutions')
    return unitsOf(path.id)
      .filter(({ status }) => status === 'ACTIVE')
      .map(toDoSubscription)
  },

  listUnassignedTeamDoSubscriptions: ({ me, path }) => {
    readTeam(me, path.id, 'assignSolutions')
    return unitsOf(path.id)
      .filter(({ status }) => status === 'VACANT')
      .map(toDoSubscription)
  },

  getTeamVacantSeats: ({ me, path }) => {
    const { team, place } = readTeam(me, path.id, 'readSeats')
    return toSeatCount(team, 'vacant', place)
  },

  listTeamSubscriptions: ({ me, path }) => {
    const { team } = enterTeam(me, path.id, 'readSpending')
    return [...toSeatSubscription(team), ...subscriptionsOf(path.id).map(toTeamSubscription)]
  },

  getTeamSubscriptionStats: ({ me, path }) => {
    const { team, place } = enterTeam(me, path.id)
    return statsOf(team, mayInTeam(place.connectionType, 'readSpending'))
  },

  getTeamOptions: ({ me, path }) => enterTeam(me, path.id).team.options,

  saveTeamOptions: ({ me, path, body }) => {
    const { team, place } = enterTeam(me, path.id)
    refuseUnless(place, 'editOptions')
    team.options = body.options
    return team.options
  },
} satisfies Partial<Handlers>

/** Missing fields count as empty. */
const filled = ({ companyName = '', companyLocation = '', website = '' }: Partial<Shape<'TeamDraft'>>) => ({
  companyName,
  companyLocation,
  website,
})
