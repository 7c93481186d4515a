import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/domain/navigation/paths'
import {
  mayInTeam,
  mayOpenTeamPage,
  teamControls,
  teamMenu,
  teamReads,
  whoMayInTeam,
  whoMayOpenTeamPage,
  type TeamAct,
  type TeamControl,
  type TeamPage,
  type TeamRole,
} from '@/domain/access/teamAccess'
import type { Persona } from '@mocks/personas'
import { requestLog } from '@mocks/requestLog'
import { toasts } from '@tests/calling'
import { renderWithoutNotices } from '../account/withoutNotices'

/** Four roles × nine pages × their controls (T7.6): what may be opened, done, and is not even asked of the server. */
const personas: Record<TeamRole, Persona> = {
  TEAM_OWNER: 'owner',
  TEAM_ADMIN: 'team-admin',
  TEAM_FINANCE: 'finance',
  TEAM_MEMBER: 'team-member',
}
const roles = Object.keys(personas) as TeamRole[]
const pages = Object.keys(paths.team) as TeamPage[]
const all = roles.flatMap((role) => pages.map((page) => ({ role, page })))
const slow = { timeout: 20_000 }
const asked = () => requestLog.read().map(({ id }) => String(id))
const forbidden = (role: TeamRole) =>
  Object.entries(teamReads)
    .filter(([, act]) => !mayInTeam(role, act as TeamAct))
    .map(([id]) => id)

type Found = {
  control: TeamControl
  at?: string
  role: 'button' | 'link' | 'figure' | 'region' | 'table' | 'list'
  name: RegExp
}

/** Where each control stands; what only shows something is missing for those who may not see it. */
const controls: readonly Found[] = [
  { control: 'overview.seeSpending', role: 'figure', name: /^Spend by month/ },
  { control: 'overview.seeUpcomingCharges', role: 'region', name: /^Next 30 days/ },
  { control: 'overview.seeSeats', role: 'figure', name: /^Seats/ },
  { control: 'overview.seeMembers', role: 'region', name: /^Members/ },
  { control: 'overview.seeTeamActivity', role: 'region', name: /^Latest activity/ },
  { control: 'members.invite', role: 'button', name: /^Invite members/ },
  { control: 'members.inviteMany', at: '?invite=new', role: 'button', name: /^Invite 1 person/ },
  { control: 'members.resendInvitation', at: '?view=invitations', role: 'button', name: /^Actions for Ng/ },
  { control: 'members.withdrawInvitation', at: '?view=invitations', role: 'button', name: /^Actions for Ng/ },
  { control: 'members.renameMember', at: '?edit=con-acme-p2', role: 'button', name: /^Save/ },
  { control: 'members.changeRole', at: '?edit=con-acme-p2', role: 'button', name: /^Save/ },
  { control: 'members.removeMember', at: '?remove=con-acme-p2', role: 'button', name: /^Withdraw / },
  { control: 'members.addSeats', role: 'button', name: /^Add seats/ },
  { control: 'members.removeSeat', role: 'button', name: /^Remove a vacant seat/ },
  { control: 'members.addCard', at: '?seats=add', role: 'button', name: /^Pay S/ },
  { control: 'company.editCompany', role: 'button', name: /^Save company details/ },
  { control: 'company.editPicture', role: 'button', name: /^Change picture/ },
  { control: 'company.editSettings', role: 'button', name: /^Save settings/ },
  { control: 'adminInformation.addAdmin', role: 'button', name: /^Add administrator/ },
  { control: 'adminInformation.nameAdmin', at: '?add=member', role: 'button', name: /^Add administrator/ },
  { control: 'adminInformation.removeAdmin', role: 'button', name: /^Actions for/ },
  { control: 'adminInformation.resendInvitation', role: 'button', name: /^Actions for Ng/ },
  { control: 'adminInformation.demoteAdmin', role: 'button', name: /^Actions for/ },
  { control: 'teamInformation.seeCompany', role: 'region', name: /^Company/ },
  { control: 'teamInformation.seeMembers', role: 'table', name: /^Members/ },
  { control: 'teamInformation.seeOwnRole', role: 'region', name: /^Your role in the team/ },
  { control: 'mySolutions.seeOwnSolutions', role: 'link', name: /^Active/ },
  { control: 'billing.seeInvoices', role: 'table', name: /^Invoices/ },
  { control: 'billing.downloadInvoice', role: 'button', name: /^Download .* as PDF/ },
  { control: 'billing.downloadInvoices', role: 'button', name: /^Download PDFs/ },
  { control: 'billing.exportInvoices', role: 'button', name: /^Accountant’s CSV/ },
  { control: 'billing.seeOrders', at: '?show=orders', role: 'table', name: /^Orders/ },
  { control: 'billing.seeSubscriptions', at: '?show=subscriptions', role: 'table', name: /^Subscriptions/ },
  { control: 'billing.seeUpcomingCharges', role: 'region', name: /^Next 30 days/ },
  { control: 'billing.editInvoiceEmail', at: '?show=details', role: 'button', name: /^Save invoice email/ },
  { control: 'billing.editInvoiceAddress', at: '?show=details', role: 'button', name: /^Save invoice address/ },
  { control: 'billing.cancelSubscription', at: '?show=subscriptions', role: 'button', name: /^Cancel / },
  { control: 'solutions.assign', role: 'button', name: /^Assign Payroll/ },
  { control: 'solutions.unassign', role: 'button', name: /, assigned to / },
  { control: 'solutions.buyMore', role: 'link', name: /^Buy for the team/ },
  { control: 'payment.seeCards', role: 'list', name: /^Saved cards/ },
  { control: 'payment.addCard', role: 'button', name: /^Add a card/ },
  { control: 'payment.replaceCard', role: 'button', name: /^Replace / },
  { control: 'payment.removeCard', role: 'button', name: /^Remove / },
]

/** Controls that no page shows by itself, with the test that holds them. */
const elsewhere: Partial<Record<TeamControl, string>> = {
  'overview.seeOwnActivity': 'tests/pages/team/overview.test.tsx',
  'overview.seeVacantSeats': 'tests/pages/team/overview.test.tsx',
  'overview.hideSetupChecklist': 'tests/pages/team/overview.test.tsx',
  'mySolutions.markNoticeSeen': 'tests/pages/team/information.test.tsx',
}

const pageOf = (control: TeamControl) => control.split('.')[0] as TeamPage
const reachable = all.filter(({ role, page }) => mayOpenTeamPage(role, page))
const views = [...new Set(controls.map(({ control, at = '' }) => `${pageOf(control)} ${at}`))].map((view) =>
  view.split(' '),
)
const walks = reachable.flatMap(({ role, page }) =>
  views
    .filter(([of]) => of === page)
    .map(([, at = '']) => {
      const here = controls.filter((one) => pageOf(one.control) === page && (one.at ?? '') === at)
      return {
        role,
        page,
        at,
        allowed: here.filter(({ control }) => mayInTeam(role, control)),
        denied: here.filter(({ control }) => !mayInTeam(role, control)),
      }
    }),
)

describe('roles in the team area (T7.6)', () => {
  it('walks every control of every page', () => {
    const walked = new Set<string>([...controls.map(({ control }) => control), ...Object.keys(elsewhere)])
    expect(Object.keys(teamControls).filter((control) => !walked.has(control))).toEqual([])
    for (const test of Object.values(elsewhere)) expect(existsSync(join(process.cwd(), test)), test).toBe(true)
  })

  it.each(all.filter(({ role, page }) => !mayOpenTeamPage(role, page)))(
    '$role cannot open $page by its address, is told who can, and nothing of it is asked',
    async ({ role, page }) => {
      const { router } = await renderWithoutNotices(paths.team[page], { as: personas[role] })
      expect(router.state.location.pathname).toBe(paths.team.overview)
      expect(toasts()).toEqual([`info: ${whoMayOpenTeamPage(role, page)}`])
      const menu = within(await screen.findByRole('navigation', { name: 'Team account' }, slow))
      expect(
        menu.queryByRole('link', { name: teamMenu('TEAM_OWNER').find((one) => one.page === page)?.label ?? '' }),
      ).toBeNull()
      expect(asked().filter((id) => forbidden(role).includes(id))).toEqual([])
    },
  )

  it.each(walks)(
    '$role on $page $at: what may be done, and who may do the rest',
    async ({ role, page, at, allowed, denied }) => {
      await renderWithoutNotices(`${paths.team[page]}${at}`, { as: personas[role] })
      const menu = within(await screen.findByRole('navigation', { name: 'Team account' }, slow))
      for (const { role: kind, name, control } of allowed) {
        const first = () => screen.getAllByRole(kind, { name })[0]
        await waitFor(() => expect(first(), control).not.toHaveAttribute('aria-disabled'), slow)
      }
      for (const { role: kind, name, control } of denied) {
        await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
        const found = screen.queryAllByRole(kind, { name })
        const may = found.filter((one) => one.getAttribute('aria-disabled') !== 'true')
        expect(may, control).toEqual([])
        for (const one of found) expect(one).toHaveAccessibleDescription(whoMayInTeam(role, control))
      }
      for (const { label } of teamMenu(role)) expect(menu.getByRole('link', { name: label })).toBeVisible()
      expect(asked().filter((id) => forbidden(role).includes(id))).toEqual([])
    },
  )
})
