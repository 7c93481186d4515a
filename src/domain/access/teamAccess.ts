import { wordOf } from '@/lib/text/wording'
import type { Shape } from '@/contract/types'
import { keysOf } from '@/lib/objects'
import { paths } from '../navigation/paths'

export type TeamRole = Shape<'TeamRole'>
/** A member's role; '' if no answer says it. */
export type SaidRole = TeamRole | ''
export type SeatRole = Shape<'SeatRole'>
export type TeamPage = keyof typeof paths.team

/** Names of the roles (R-VAL-12); the owner's cannot be assigned. */
export const roleNames: Record<TeamRole, string> = {
  TEAM_OWNER: 'Owner',
  TEAM_ADMIN: 'Administrator',
  TEAM_FINANCE: 'Finance staff',
  TEAM_MEMBER: 'Team member',
}

/** The role of a member, which a server may say under either name. */
export const roleOf = ({ connectionType, role }: Pick<Shape<'TeamConnection'>, 'connectionType' | 'role'>): SaidRole =>
  connectionType ?? role ?? ''

/** Whether a member is the owner, as far as an answer says it. */
export const isOwner = (member: Parameters<typeof roleOf>[0]): boolean => roleOf(member) === 'TEAM_OWNER'

/** Whether an answer says a role that this app knows. Of any other, only the server can say what it may. */
export const isKnownRole = (role: string): boolean => Object.hasOwn(roleNames, role)

/** The name of a role; an unknown one is its own word, made readable. */
export const roleName = (role: SaidRole | undefined): string => wordOf(roleNames, role)

/** The roles of the seat form, in order (R-VAL-12). */
export const seatRoles = ['TEAM_ADMIN', 'TEAM_FINANCE', 'TEAM_MEMBER'] as const satisfies readonly SeatRole[]

/** The role of new members where a team has not chosen one. */
export const usualSeatRole: SeatRole = 'TEAM_MEMBER'

const managers: readonly TeamRole[] = ['TEAM_OWNER', 'TEAM_ADMIN']
const payers: readonly TeamRole[] = [...managers, 'TEAM_FINANCE']
const staff: readonly TeamRole[] = ['TEAM_MEMBER', 'TEAM_FINANCE']
const everyone: readonly TeamRole[] = [...managers, ...staff]

/** Whether a role is one of these, or may be for all this app knows. */
const isAmong = (allowed: readonly SaidRole[], role: SaidRole) => allowed.includes(role) || !isKnownRole(role)

/** The permissions of a role in its team, on every page. Those that `read` hold in a closed team too. */
const rights = {
  /**
   * Add, pay for and give back seats; invite, change and remove members; appoint administrators (R-TEAM-13,
   * R-ROLE-05).
   */
  manageMembers: managers,
  editCompany: managers,
  editOptions: managers,
  assignSolutions: managers,
  buySolutions: managers,
  cancelSubscriptions: managers,
  managePayment: managers,
  /** The email and postal address for invoices (R-ROLE-05). */
  editInvoiceDetails: managers,
  readInvoices: payers,
  /** Amounts in the statistics and the list of subscriptions. */
  readSpending: payers,
  /** What everybody in the team has done; their own is for everyone. */
  readActivity: managers,
  readSeats: managers,
  readCards: managers,
} as const satisfies Record<string, readonly TeamRole[]>

export type TeamAct = keyof typeof rights

type PageAccess = {
  label: string
  /** Roles that see it in the sidebar (R-SIDE-04 to R-SIDE-07). */
  menu: readonly TeamRole[]
  /** Roles that can open it by URL, if more than the sidebar shows. */
  open?: readonly TeamRole[]
  /** Part of the Purchases group of the sidebar. */
  purchases?: true
  /**
   * The controls that not everybody has who can open the page, or that can't be used in a closed team; each with the
   * permission it requires. Whatever else the page shows is for all who can open it.
   */
  controls: Record<string, TeamAct>
}

/**
 * Roles, pages and controls of the team area in sidebar order: menu, guards, links and buttons derive from this table.
 */
const teamAccess = {
  overview: {
    label: 'Overview',
    menu: everyone,
    controls: {
      seeSpending: 'readSpending',
      seeUpcomingCharges: 'readSpending',
      seeTeamActivity: 'readActivity',
      seeVacantSeats: 'readSeats',
      hideSetupChecklist: 'editOptions',
    },
  },
  members: {
    label: 'Team Members',
    menu: managers,
    controls: {
      invite: 'manageMembers',
      resendInvitation: 'manageMembers',
      withdrawInvitation: 'manageMembers',
      changeRole: 'manageMembers',
      removeMember: 'manageMembers',
      addSeats: 'manageMembers',
      removeSeat: 'manageMembers',
    },
  },
  company: {
    label: 'Company Information',
    menu: managers,
    controls: { editCompany: 'editCompany', editPicture: 'editCompany', editSettings: 'editOptions' },
  },
  adminInformation: {
    label: 'Admin Information',
    menu: managers,
    controls: {
      addAdmin: 'manageMembers',
      nameAdmin: 'manageMembers',
      demoteAdmin: 'manageMembers',
      removeAdmin: 'manageMembers',
      resendInvitation: 'manageMembers',
    },
  },
  // Hidden in the sidebar of owners and administrators, but they can have solutions too, and removal notices link to
  // it.
  teamInformation: {
    label: 'Team Information',
    menu: staff,
    open: everyone,
    controls: {},
  },
  mySolutions: {
    label: 'My Solutions',
    menu: staff,
    open: everyone,
    controls: {},
  },
  billing: {
    label: 'Billing & Invoices',
    menu: payers,
    purchases: true,
    controls: {
      editInvoiceEmail: 'editInvoiceDetails',
      editInvoiceAddress: 'editInvoiceDetails',
      cancelSubscription: 'cancelSubscriptions',
    },
  },
  solutions: {
    label: 'Solutions',
    menu: managers,
    purchases: true,
    controls: {
      assign: 'assignSolutions',
      unassign: 'assignSolutions',
      buyMore: 'buySolutions',
    },
  },
  payment: {
    label: 'Payment method',
    menu: managers,
    purchases: true,
    controls: {
      seeCards: 'readCards',
      addCard: 'managePayment',
      replaceCard: 'managePayment',
      removeCard: 'managePayment',
    },
  },
} as const satisfies Record<TeamPage, PageAccess>

type Table = typeof teamAccess
/** A control of the team area: `members.invite`. */
export type TeamControl = { [Page in TeamPage]: `${Page}.${Extract<keyof Table[Page]['controls'], string>}` }[TeamPage]

const pageAccess: Record<TeamPage, PageAccess> = teamAccess
const teamPages = keysOf(teamAccess)

/** Every control of the team area with the permission it requires. */
export const teamControls = Object.fromEntries(
  teamPages.flatMap((page) => Object.entries(pageAccess[page].controls).map(([name, act]) => [`${page}.${name}`, act])),
) as Record<TeamControl, TeamAct>

/** The name of a page in the menu and while it loads. */
export const teamPageLabel = (page: TeamPage): string => pageAccess[page].label

export type TeamMenuEntry = { page: TeamPage; label: string; purchases?: true; roles: readonly TeamRole[] }

/**
 * The entries of the team sidebar in order (R-SIDE-04 to R-SIDE-07); those with `purchases` form that group.
 * @param role the user's role in the active team; unknown while loading: then only the overview is shown
 */
export function teamMenu(role: SaidRole | undefined): TeamMenuEntry[] {
  return teamPages
    .filter((page) => (role === undefined ? page === 'overview' : isAmong(pageAccess[page].menu, role)))
    .map((page) => {
      const { label, menu, purchases } = pageAccess[page]
      return { page, label, roles: menu, ...(purchases && { purchases }) }
    })
}

/** The roles in a sentence. */
const whoAre = (roles: readonly TeamRole[]) =>
  roles.includes('TEAM_FINANCE') ? 'the owner, administrators and finance staff' : 'the owner and administrators'

const openTo = (page: TeamPage) => pageAccess[page].open ?? pageAccess[page].menu

/** Whether a role can open a page of the team area by URL. */
export function mayOpenTeamPage(role: SaidRole, page: TeamPage): boolean {
  return isAmong(openTo(page), role)
}

/** Who can open a page that a role cannot, as one sentence; undefined if the role can. */
export function whoMayOpenTeamPage(role: SaidRole, page: TeamPage): string | undefined {
  if (mayOpenTeamPage(role, page)) return undefined
  return `${pageAccess[page].label} is only for ${whoAre(openTo(page))} of your team.`
}

/** The team page of a path; undefined for any other path. */
export function teamPageAt(pathname: string): TeamPage | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  return teamPages.find((page) => paths.team[page] === path)
}

const isControl = (act: TeamAct | TeamControl): act is TeamControl => act in teamControls

/** The permission that a control requires; a permission is returned as is. */
const rightOf = (act: TeamAct | TeamControl): TeamAct => (isControl(act) ? teamControls[act] : act)

/** Whether a permission only reads: it holds in a closed team too. */
export const isReading = (right: TeamAct): boolean => right.startsWith('read')

/** Whether a role has a permission in its team; the server decides, this only avoids rejected requests. */
export function mayInTeam(role: SaidRole | undefined, act: TeamAct | TeamControl): boolean {
  return role !== undefined && isAmong(rights[rightOf(act)], role)
}

/** Who can do what the user cannot, as one sentence; undefined if the user can. */
export function whoMayInTeam(role: SaidRole | undefined, act: TeamAct | TeamControl): string | undefined {
  if (mayInTeam(role, act)) return undefined
  const right = rightOf(act)
  return `Only ${whoAre(rights[right])} of your team can ${isReading(right) ? 'see' : 'do'} this.`
}

/** Why a user can't do something in a team now: the role, or a closed team, in which everything can only be read. */
export function whyNotInTeam(
  { role, isClosed }: { role: SaidRole | undefined; isClosed: boolean },
  act: TeamAct | TeamControl,
): string | undefined {
  const who = whoMayInTeam(role, act)
  if (who) return who
  return isClosed && !isReading(rightOf(act)) ? 'This team has been closed. Nothing in it can be changed.' : undefined
}
