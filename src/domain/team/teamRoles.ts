import type { Shape } from '@/contract/types'
import { paths } from '../navigation/paths'

export type TeamRole = Shape<'TeamRole'>
export type SeatRole = Shape<'SeatRole'>
export type TeamPage = keyof typeof paths.team

/** How roles are called (R-VAL-12); the owner's cannot be given. */
export const roleNames: Record<TeamRole, string> = {
  TEAM_OWNER: 'Owner',
  TEAM_ADMIN: 'Administrator',
  TEAM_FINANCE: 'Finance staff',
  TEAM_MEMBER: 'Team member',
}

/** The roles of the seat form, in its order (R-VAL-12). */
export const seatRoles = ['TEAM_ADMIN', 'TEAM_FINANCE', 'TEAM_MEMBER'] as const satisfies readonly SeatRole[]

const managers: readonly TeamRole[] = ['TEAM_OWNER', 'TEAM_ADMIN']
const payers: readonly TeamRole[] = [...managers, 'TEAM_FINANCE']
const staff: readonly TeamRole[] = ['TEAM_MEMBER', 'TEAM_FINANCE']
const everyone: readonly TeamRole[] = [...managers, ...staff]

/** What a role may do in its team, whatever page offers it. */
const rights = {
  /** Add, pay and give back seats; invite, change and remove members; name administrators (R-TEAM-13, R-ROLE-05). */
  manageMembers: managers,
  editCompany: managers,
  editOptions: managers,
  assignSolutions: managers,
  buySolutions: managers,
  cancelSubscriptions: managers,
  managePayment: managers,
  /** The e-mail and the postal address that invoices go to (R-ROLE-05). */
  editInvoiceDetails: managers,
  readInvoices: payers,
  /** Amounts in the statistics and the list of subscriptions. */
  readSpending: payers,
  readMembers: everyone,
  /** One's own place in the team: role, solutions, notices. */
  readOwn: everyone,
} as const satisfies Record<string, readonly TeamRole[]>

export type TeamAct = keyof typeof rights

type PageAccess = {
  label: string
  /** Who finds it in the sidebar (R-SIDE-04 to R-SIDE-07). */
  menu: readonly TeamRole[]
  /** Who may open it by its address, where that is more than the sidebar shows. */
  open?: readonly TeamRole[]
  /** Stands in the group Purchases of the sidebar. */
  purchases?: true
  /** Each control of the page, and the right that it needs. */
  controls: Record<string, TeamAct>
}

/** Roles, pages and controls of the team area in sidebar order: menu, guards, links and buttons follow from this table. */
const teamAccess = {
  overview: {
    label: 'Overview',
    menu: everyone,
    controls: {
      seeSpending: 'readSpending',
      seeUpcomingCharges: 'readSpending',
      seeSeats: 'readMembers',
      seeMembers: 'readMembers',
      seeTeamActivity: 'manageMembers',
      seeOwnActivity: 'readOwn',
      seeVacantSeats: 'manageMembers',
      hideSetupChecklist: 'editOptions',
      editOptions: 'editOptions',
    },
  },
  members: {
    label: 'Team Members',
    menu: managers,
    controls: {
      invite: 'manageMembers',
      inviteMany: 'manageMembers',
      resendInvitation: 'manageMembers',
      withdrawInvitation: 'manageMembers',
      renameMember: 'manageMembers',
      changeRole: 'manageMembers',
      removeMember: 'manageMembers',
      addSeats: 'manageMembers',
      removeSeat: 'manageMembers',
      addCard: 'managePayment',
    },
  },
  company: {
    label: 'Company Information',
    menu: managers,
    controls: { editCompany: 'editCompany', editPicture: 'editCompany' },
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
  // Not in the sidebar of owners and administrators, yet they hold solutions too, and a removal notice leads there.
  teamInformation: {
    label: 'Team Information',
    menu: staff,
    open: everyone,
    controls: { seeMembers: 'readMembers', seeOwnRole: 'readOwn' },
  },
  mySolutions: {
    label: 'My Solutions',
    menu: staff,
    open: everyone,
    controls: { seeOwnSolutions: 'readOwn', markNoticeSeen: 'readOwn' },
  },
  billing: {
    label: 'Billing & Invoices',
    menu: payers,
    purchases: true,
    controls: {
      seeInvoices: 'readInvoices',
      downloadInvoice: 'readInvoices',
      downloadInvoices: 'readInvoices',
      exportInvoices: 'readInvoices',
      seeOrders: 'readInvoices',
      seeSubscriptions: 'readSpending',
      seeUpcomingCharges: 'readSpending',
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
      cancelSubscription: 'cancelSubscriptions',
    },
  },
  payment: {
    label: 'Payment method',
    menu: managers,
    purchases: true,
    controls: {
      seeCards: 'managePayment',
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
const teamPages = Object.keys(teamAccess) as TeamPage[]

/** Every control of the team area with the right that it needs. */
export const teamControls = Object.fromEntries(
  teamPages.flatMap((page) => Object.entries(pageAccess[page].controls).map(([name, act]) => [`${page}.${name}`, act])),
) as Record<TeamControl, TeamAct>

export type TeamMenuEntry = { page: TeamPage; label: string; purchases?: true; roles: readonly TeamRole[] }

/**
 * What the team sidebar shows (R-SIDE-04 to R-SIDE-07), in its order; entries with `purchases` form that group.
 * @param role the reader's role in the active team; unknown while it is loading: then nothing but the overview shows
 */
export function teamMenu(role: TeamRole | undefined): TeamMenuEntry[] {
  return teamPages
    .filter((page) => (role === undefined ? page === 'overview' : pageAccess[page].menu.includes(role)))
    .map((page) => {
      const { label, menu, purchases } = pageAccess[page]
      return { page, label, roles: menu, ...(purchases && { purchases }) }
    })
}

const openTo = (page: TeamPage) => pageAccess[page].open ?? pageAccess[page].menu

/** Whether a role may open a page of the team area by its address. */
export function mayOpenTeamPage(role: TeamRole, page: TeamPage): boolean {
  return openTo(page).includes(role)
}

/** Who may open a page that a role may not, as one sentence; nothing when the role may. */
export function whoMayOpenTeamPage(role: TeamRole, page: TeamPage): string | undefined {
  if (mayOpenTeamPage(role, page)) return undefined
  const who = openTo(page).includes('TEAM_FINANCE')
    ? 'the owner, administrators and finance staff'
    : 'the owner and administrators'
  return `${pageAccess[page].label} is open to ${who} of your team.`
}

/** The page of the team area that a path shows; undefined for any other path. */
export function teamPageAt(pathname: string): TeamPage | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  return teamPages.find((page) => paths.team[page] === path)
}

/** The right that a control needs; a right stands for itself. */
const rightOf = (act: TeamAct | TeamControl): TeamAct =>
  act in teamControls ? teamControls[act as TeamControl] : (act as TeamAct)

/** Whether a role may do something in its team; the server decides, this only spares a refused click. */
export function mayInTeam(role: TeamRole | undefined, act: TeamAct | TeamControl): boolean {
  const allowed: readonly TeamRole[] = rights[rightOf(act)]
  return role !== undefined && allowed.includes(role)
}

/** Who can do what the reader cannot, as one sentence; nothing when the reader can (T7.6). */
export function whoMayInTeam(role: TeamRole | undefined, act: TeamAct | TeamControl): string | undefined {
  if (mayInTeam(role, act)) return undefined
  const allowed: readonly TeamRole[] = rights[rightOf(act)]
  return allowed.includes('TEAM_FINANCE')
    ? 'Only the owner, administrators and finance staff of your team can see this.'
    : 'Only the owner and administrators of your team can do this.'
}

/** Whether the seat of a member can be taken away: the owner's never, one's own neither (leaving is a matter for others). */
export function mayRemoveMember(
  role: TeamRole | undefined,
  member: { connectionType: TeamRole; isMe: boolean },
): boolean {
  return mayInTeam(role, 'manageMembers') && member.connectionType !== 'TEAM_OWNER' && !member.isMe
}
