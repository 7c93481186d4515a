import { expect, it } from 'vitest'
import {
  mayInTeam,
  mayOpenTeamPage,
  roleName,
  roleOf,
  roleNames,
  seatRoles,
  teamControls,
  teamMenu,
  teamPageAt,
  whoMayInTeam,
  whyNotInTeam,
  whoMayOpenTeamPage,
  type TeamAct,
  type TeamControl,
  type TeamPage,
  type TeamRole,
} from '@/domain/access/teamAccess'
import { paths } from '@/domain/navigation/paths'
import { sources } from '@tests/sources'
import { isMarked, menus, opens, roles } from '@tests/rolesInTeam'

const pages = Object.keys(paths.team) as TeamPage[]

it.each(roles)('%s sees in the sidebar what the specification says, and opens every page of it', (role) => {
  expect(teamMenu(role).map(({ label }) => label)).toEqual(menus[role])
  for (const { page } of teamMenu(role)) expect(mayOpenTeamPage(role, page)).toBe(true)
})

it.each(roles)('%s opens the pages that the specification says', (role) => {
  expect(pages.filter((page) => mayOpenTeamPage(role, page))).toEqual(
    pages.filter((page) => isMarked(role, opens[page])),
  )
})

it('groups purchases', () => {
  const purchases = teamMenu('TEAM_OWNER').flatMap(({ label, purchases }) => (purchases ? [label] : []))
  expect(purchases).toEqual(['Billing & Invoices', 'Solutions', 'Payment method'])
  expect(
    teamMenu('TEAM_OWNER')
      .slice(-purchases.length)
      .every((entry) => entry.purchases),
  ).toBe(true)
})

it('names every role, also one that this app doesn’t know', () => {
  expect(roles.map(roleName)).toEqual(['Owner', 'Administrator', 'Finance staff', 'Team member'])
  expect(roleName('TEAM_GUEST' as TeamRole)).toBe('Team guest')
})

it.each([
  ['TEAM_MEMBER', 'readSpending', 'Only the owner, administrators and finance staff of your team can see this.'],
  ['TEAM_FINANCE', 'readCards', 'Only the owner and administrators of your team can see this.'],
  ['TEAM_FINANCE', 'solutions.assign', 'Only the owner and administrators of your team can do this.'],
  [undefined, 'buySolutions', 'Only the owner and administrators of your team can do this.'],
  ['TEAM_OWNER', 'buySolutions', undefined],
] as const)('%s, %s: %s', (role, act, who) => expect(whoMayInTeam(role, act)).toBe(who))

it('shows only the overview while the role is unknown', () => {
  expect(teamMenu(undefined).map(({ page }) => page)).toEqual(['overview'])
  expect(mayInTeam(undefined, 'readSpending')).toBe(false)
})

const unknown = ['TEAM_GUEST' as TeamRole, roleOf({})]
it.each(unknown)(
  'leaves it to the server what a role may that isn’t said, or that this app doesn’t know: %s',
  (guest) => {
    expect(
      teamMenu(guest)
        .map(({ page }) => page)
        .sort(),
    ).toEqual([...pages].sort())
    for (const page of pages) expect(whoMayOpenTeamPage(guest, page)).toBeUndefined()
    for (const control of Object.keys(teamControls) as TeamControl[])
      expect(whyNotInTeam({ role: guest, isClosed: false }, control)).toBeUndefined()
  },
)

// y: may; -: may not. Columns as in `roles`.
const acts: Record<TeamAct, string> = {
  manageMembers: 'yy--',
  editCompany: 'yy--',
  editOptions: 'yy--',
  assignSolutions: 'yy--',
  buySolutions: 'yy--',
  cancelSubscriptions: 'yy--',
  managePayment: 'yy--',
  editInvoiceDetails: 'yy--',
  readInvoices: 'yyy-',
  readSpending: 'yyy-',
  readActivity: 'yy--',
  readSeats: 'yy--',
  readCards: 'yy--',
}

it.each(roles.map((role, column) => [role, column] as const))(
  '%s may do what the specification says',
  (role, column) => {
    for (const act of Object.keys(acts) as TeamAct[]) {
      const may = acts[act][column] === 'y'
      expect(mayInTeam(role, act), act).toBe(may)
      const who = whoMayInTeam(role, act)
      if (may) expect(who, act).toBeUndefined()
      else expect(who, act).toContain(acts[act] === 'yyy-' ? 'finance staff' : 'owner and administrators of')
    }
  },
)

it('is read in one place, under either of its names', () => {
  const readers = [...sources('src', /^src\/(?!contract\/).*\.tsx?$/)].filter(([, code]) =>
    /\bconnectionType\b(?!')/.test(code),
  )
  expect(readers.map(([file]) => file)).toEqual(['src/domain/access/teamAccess.ts'])
})

it('uses the specified names of the roles in the seat form (R-VAL-12)', () => {
  expect(seatRoles.map((role) => roleNames[role])).toEqual(['Administrator', 'Finance staff', 'Team member'])
})

// Every control of the nine pages, by the roles that may use it. Columns as in `roles`.
const controls: Record<string, string> = {
  'yy--': `overview.seeTeamActivity overview.seeVacantSeats overview.hideSetupChecklist
    members.invite members.resendInvitation members.withdrawInvitation
    members.changeRole members.removeMember members.addSeats members.removeSeat
    company.editCompany company.editPicture company.editSettings
    adminInformation.addAdmin adminInformation.nameAdmin adminInformation.demoteAdmin adminInformation.removeAdmin
    adminInformation.resendInvitation
    billing.editInvoiceEmail billing.editInvoiceAddress billing.cancelSubscription
    solutions.assign solutions.unassign solutions.buyMore
    payment.seeCards payment.addCard payment.replaceCard payment.removeCard`,
  'yyy-': 'overview.seeSpending overview.seeUpcomingCharges',
}
const marksOf = Object.entries(controls).flatMap(([marks, names]) =>
  names.split(/\s+/).map((control) => [control as TeamControl, marks] as const),
)

it('knows every control of the team area', () => {
  expect(marksOf.map(([control]) => control).sort()).toEqual(Object.keys(teamControls).sort())
})

it('names no control that nothing reads', () => {
  const code = [...sources('src', /\.tsx?$/)]
    .filter(([file]) => !file.endsWith('teamAccess.ts'))
    .map(([, text]) => text)
  expect(Object.keys(teamControls).filter((control) => !code.some((text) => text.includes(`'${control}'`)))).toEqual([])
})

// In a closed team only these controls, which are for reading, stay usable.
const seenInClosed: readonly TeamControl[] = [
  'overview.seeSpending',
  'overview.seeUpcomingCharges',
  'overview.seeTeamActivity',
  'overview.seeVacantSeats',
  'payment.seeCards',
]

it.each(roles.map((role, column) => [role, column] as const))(
  '%s uses the controls that are marked',
  (role, column) => {
    for (const [control, marks] of marksOf) {
      const may = marks[column] === 'y'
      expect(mayInTeam(role, control), control).toBe(may)
      expect(whoMayInTeam(role, control) === undefined, control).toBe(may)
      const why = whyNotInTeam({ role, isClosed: true }, control)
      if (!may) expect(why, control).toBe(whoMayInTeam(role, control))
      else if (seenInClosed.includes(control)) expect(why, control).toBeUndefined()
      else expect(why, control).toBe('This team has been closed. Nothing in it can be changed.')
    }
  },
)

it('has no control that no role with access to its page can use', () => {
  const isUsable = (control: TeamControl) =>
    roles.some((one) => mayOpenTeamPage(one, control.split('.')[0] as TeamPage) && mayInTeam(one, control))
  expect(marksOf.filter(([control]) => !isUsable(control))).toEqual([])
})

it('finds the page of a path and says who can open it', () => {
  expect(teamPageAt('/team/Billing/')).toBe('billing')
  expect(teamPageAt('/team')).toBe('overview')
  expect(teamPageAt('/team//')).toBe('overview')
  expect(teamPageAt('/teams')).toBeUndefined()
  expect(teamPageAt('/a/team')).toBeUndefined()
  expect(whoMayOpenTeamPage('TEAM_MEMBER', 'billing')).toBe(
    'Billing & Invoices is only for the owner, administrators and finance staff of your team.',
  )
  expect(whoMayOpenTeamPage('TEAM_FINANCE', 'payment')).toBe(
    'Payment method is only for the owner and administrators of your team.',
  )
  expect(whoMayOpenTeamPage('TEAM_FINANCE', 'billing')).toBeUndefined()
})
