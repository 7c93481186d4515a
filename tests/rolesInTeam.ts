import type { OperationId } from '@/contract/route'
import type { TeamControl, TeamPage, TeamRole } from '@/domain/access/teamAccess'

/**
 * What the specification says about the four roles, independent of the product's own table.
 * Marks have a `y` for each role that may, in this order.
 */
export const roles = ['TEAM_OWNER', 'TEAM_ADMIN', 'TEAM_FINANCE', 'TEAM_MEMBER'] as const satisfies TeamRole[]
export type Marks = 'yyyy' | 'yyy-' | 'yy--' | '--yy'

export const isMarked = (role: TeamRole, marks: Marks) => marks[roles.indexOf(role)] === 'y'

/** Who can open each page by its address. */
export const opens: Record<TeamPage, Marks> = {
  overview: 'yyyy',
  members: 'yy--',
  company: 'yy--',
  adminInformation: 'yy--',
  teamInformation: 'yyyy',
  mySolutions: 'yyyy',
  billing: 'yyy-',
  solutions: 'yy--',
  payment: 'yy--',
}

/** What the sidebar shows to each role, in order. */
export const menus: Record<TeamRole, readonly string[]> = {
  TEAM_OWNER: ['Overview', 'Team Members', 'Company Information', 'Admin Information', 'Billing & Invoices', 'Solutions', 'Payment method'],
  TEAM_ADMIN: ['Overview', 'Team Members', 'Company Information', 'Admin Information', 'Billing & Invoices', 'Solutions', 'Payment method'],
  TEAM_FINANCE: ['Overview', 'Team Information', 'My Solutions', 'Billing & Invoices'],
  TEAM_MEMBER: ['Overview', 'Team Information', 'My Solutions'],
} // prettier-ignore

export const whoMay = 'Only the owner and administrators of your team can do this.'

/** The calls of the team that a page may make, by who may make them; everything else is not asked. */
export const asks: Record<TeamPage, Partial<Record<Marks, readonly OperationId[]>>> = {
  overview: {
    yyyy: ['countTeamSeats', 'getTeamSubscriptionStats', 'listActiveTeamConnections'],
    'yyy-': ['listTeamSubscriptions'],
    'yy--': ['listTeamActivities', 'getTeamVacantSeats', 'listTeamPaymentMethods', 'getTeamOptions'],
    '--yy': ['listMyTeamActivities'],
  },
  members: {
    'yy--': [
      'listActiveTeamConnections', 'listTeamConnections', 'countTeamSeats', 'getTeamVacantSeats', 'isTeamPaymentRequired',
      'getTeamOptions', 'listConnectionActiveDoSubscriptions', 'listTeamStripeCards',
    ],
  },
  company: { 'yy--': ['getTeamOptions'] },
  adminInformation: { 'yy--': ['listTeamConnections', 'getTeamVacantSeats', 'listConnectionActiveDoSubscriptions'] },
  teamInformation: { yyyy: ['listActiveTeamConnections'] },
  mySolutions: {
    yyyy: ['listMyTeamDoSubscriptions', 'listMyActiveTeamDoSubscriptions', 'listMyFormerTeamDoSubscriptions', 'getRemovedDoSubscription'],
  },
  billing: { 'yyy-': ['listTeamInvoices', 'listTeamOrders', 'listTeamSubscriptions'] },
  solutions: {
    'yy--': [
      'listTeamSubscriptions', 'listAssignedTeamDoSubscriptions', 'listUnassignedTeamDoSubscriptions',
      'listActiveTeamConnections',
    ],
  },
  payment: { 'yy--': ['listTeamPaymentMethods', 'canRemoveTeamPaymentMethod', 'listTeamSubscriptions'] },
} // prettier-ignore

/** The calls of teams and memberships that every page behind sign-in makes. */
export const everywhere: readonly OperationId[] = [
  'getTeam', 'getMyMemberDetail', 'listMyTeams', 'countMyInvitations', 'listMyInvitations', 'getMyRemovalStatus',
  'listMyUnseenRemovedDoSubscriptions', 'getMyInactiveTeam',
] // prettier-ignore

/** A control and its place; `who` may use it, and others read that they may not. */
export type Found = {
  page: TeamPage
  who: Marks
  /** Its name in the product's table, if not everybody has it who can open the page. */
  control?: TeamControl
  at?: string
  /** Id of the member whose menu holds it. */
  menu?: string
  role: 'button' | 'link' | 'figure' | 'region' | 'table' | 'list' | 'menuitem'
  name: RegExp
}

const page = (of: TeamPage, at: string, found: Omit<Found, 'page' | 'at'>[]): Found[] =>
  found.map((one) => ({ page: of, at, ...one }))

const member = 'con-team-member'
const invited = 'con-acme-p4'
const admin = 'con-acme-4'

export const controls: readonly Found[] = [
  ...page('overview', '', [
    { who: 'yyy-', control: 'overview.seeSpending', role: 'figure', name: /^Spend by month/ },
    { who: 'yyy-', control: 'overview.seeUpcomingCharges', role: 'region', name: /^Next 30 days/ },
    { who: 'yyyy', role: 'figure', name: /^Seats/ },
    { who: 'yyyy', role: 'region', name: /^Members/ },
    { who: 'yy--', control: 'overview.seeTeamActivity', role: 'region', name: /^Latest activity/ },
    { who: '--yy', role: 'region', name: /^Your activity/ },
    { who: 'yy--', control: 'overview.seeVacantSeats', role: 'link', name: /^Invite members/ },
  ]),
  ...page('members', '', [
    { who: 'yy--', control: 'members.invite', role: 'button', name: /^Invite members/ },
    { who: 'yy--', control: 'members.addSeats', role: 'button', name: /^Add seats/ },
    { who: 'yy--', control: 'members.removeSeat', role: 'button', name: /^Remove a vacant seat/ },
    { who: 'yy--', control: 'members.changeRole', menu: member, role: 'menuitem', name: /^Change role/ },
    { who: 'yy--', control: 'members.removeMember', menu: member, role: 'menuitem', name: /^Remove from team/ },
  ]),
  ...page('members', '?view=invitations', [
    { who: 'yy--', control: 'members.resendInvitation', menu: invited, role: 'menuitem', name: /^Send/ },
    { who: 'yy--', control: 'members.changeRole', menu: invited, role: 'menuitem', name: /^Change/ },
    { who: 'yy--', control: 'members.withdrawInvitation', menu: invited, role: 'menuitem', name: /^Withdraw/ },
  ]),
  ...page('members', '?invite=new', [{ who: 'yy--', control: 'members.invite', role: 'button', name: /^Invite 1 person/ }]),
  ...page('members', '?edit=con-acme-p2', [{ who: 'yy--', control: 'members.changeRole', role: 'button', name: /^Save/ }]),
  ...page('members', '?remove=con-acme-p2', [{ who: 'yy--', control: 'members.withdrawInvitation', role: 'button', name: /^Withdraw / }]),
  ...page('members', '?seats=add', [{ who: 'yy--', control: 'members.addSeats', role: 'button', name: /^Pay S/ }]),
  ...page('company', '', [
    { who: 'yy--', control: 'company.editCompany', role: 'button', name: /^Save company details/ },
    { who: 'yy--', control: 'company.editPicture', role: 'button', name: /^Change picture/ },
    { who: 'yy--', control: 'company.editSettings', role: 'button', name: /^Save settings/ },
  ]),
  ...page('adminInformation', '', [
    { who: 'yy--', control: 'adminInformation.addAdmin', role: 'button', name: /^Invite by email/ },
    { who: 'yy--', control: 'adminInformation.nameAdmin', role: 'button', name: /^Promote a member/ },
    { who: 'yy--', control: 'adminInformation.demoteAdmin', menu: admin, role: 'menuitem', name: /^Change role/ },
    { who: 'yy--', control: 'adminInformation.removeAdmin', menu: admin, role: 'menuitem', name: /^Remove from team/ },
    { who: 'yy--', control: 'adminInformation.resendInvitation', menu: invited, role: 'menuitem', name: /^Resend invitation/ },
  ]),
  ...page('adminInformation', '?add=member', [{ who: 'yy--', control: 'adminInformation.nameAdmin', role: 'button', name: /^Promote a member/ }]),
  ...page('teamInformation', '', [
    { who: 'yyyy', role: 'region', name: /^Company/ },
    { who: 'yyyy', role: 'table', name: /^Members/ },
    { who: 'yyyy', role: 'region', name: /^Your role in the team/ },
  ]),
  ...page('mySolutions', '', [{ who: 'yyyy', role: 'link', name: /^Active/ }]),
  ...page('billing', '', [
    { who: 'yyy-', role: 'table', name: /^Invoices/ },
    { who: 'yyy-', role: 'button', name: /^Download .* as PDF/ },
    { who: 'yyy-', role: 'button', name: /^Download PDFs/ },
    { who: 'yyy-', role: 'button', name: /^Accountant’s CSV/ },
    { who: 'yyy-', role: 'region', name: /^Next 30 days/ },
  ]),
  ...page('billing', '?show=orders', [{ who: 'yyy-', role: 'table', name: /^Orders/ }]),
  ...page('billing', '?show=subscriptions', [
    { who: 'yyy-', role: 'table', name: /^Subscriptions/ },
    { who: 'yy--', control: 'billing.cancelSubscription', role: 'button', name: /^Cancel / },
  ]),
  ...page('billing', '?show=details', [
    { who: 'yy--', control: 'billing.editInvoiceEmail', role: 'button', name: /^Save invoice email/ },
    { who: 'yy--', control: 'billing.editInvoiceAddress', role: 'button', name: /^Save invoice address/ },
  ]),
  ...page('solutions', '', [
    { who: 'yy--', control: 'solutions.assign', role: 'button', name: /^Assign Payroll/ },
    { who: 'yy--', control: 'solutions.unassign', role: 'button', name: /, assigned to / },
    { who: 'yy--', control: 'solutions.buyMore', role: 'link', name: /^Buy for the team/ },
  ]),
  ...page('payment', '', [
    { who: 'yy--', control: 'payment.seeCards', role: 'list', name: /^Saved cards/ },
    { who: 'yy--', control: 'payment.addCard', role: 'button', name: /^Add a card/ },
    { who: 'yy--', control: 'payment.replaceCard', role: 'button', name: /^Replace / },
    { who: 'yy--', control: 'payment.removeCard', role: 'button', name: /^Remove / },
  ]),
] // prettier-ignore
