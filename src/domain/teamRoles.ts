import type { Shape } from '@/contract/types'
import type { paths } from './paths'

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

export type TeamMenuEntry = { page: TeamPage; label: string; purchases?: true; roles: readonly TeamRole[] }

const menu: readonly TeamMenuEntry[] = [
  { page: 'overview', label: 'Overview', roles: everyone },
  { page: 'members', label: 'Team Members', roles: managers },
  { page: 'company', label: 'Company Information', roles: managers },
  { page: 'adminInformation', label: 'Admin Information', roles: managers },
  { page: 'teamInformation', label: 'Team Information', roles: staff },
  { page: 'mySolutions', label: 'My Solutions', roles: staff },
  { page: 'billing', label: 'Billing & Invoices', purchases: true, roles: payers },
  { page: 'solutions', label: 'Solutions', purchases: true, roles: managers },
  { page: 'payment', label: 'Payment method', purchases: true, roles: managers },
]

/**
 * What the team sidebar shows (R-SIDE-04 to R-SIDE-07), in its order; entries with `purchases` form that group.
 * @param role the reader's role in the active team; unknown while it is loading: then nothing but the overview shows
 */
export function teamMenu(role: TeamRole | undefined): TeamMenuEntry[] {
  return menu.filter(({ page, roles }) => (role === undefined ? page === 'overview' : roles.includes(role)))
}

// Not in their sidebar, yet owners and administrators hold solutions too, and a removal notice leads there.
const openToEveryone: readonly TeamPage[] = ['teamInformation', 'mySolutions']

/** Whether a role may open a page of the team area by its address. */
export function mayOpenTeamPage(role: TeamRole, page: TeamPage): boolean {
  return openToEveryone.includes(page) || menu.some((entry) => entry.page === page && entry.roles.includes(role))
}

const acts = {
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
} as const satisfies Record<string, readonly TeamRole[]>

export type TeamAct = keyof typeof acts

/** Whether a role may do something in its team; the server decides, this only spares a refused click. */
export function mayInTeam(role: TeamRole | undefined, act: TeamAct): boolean {
  return role !== undefined && acts[act].includes(role)
}

/** Who can do what the reader cannot, as one sentence; nothing when the reader can (T7.6). */
export function whoMayInTeam(role: TeamRole | undefined, act: TeamAct): string | undefined {
  if (mayInTeam(role, act)) return undefined
  return acts[act].includes('TEAM_FINANCE')
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
