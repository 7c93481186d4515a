import { describe, expect, it } from 'vitest'
import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import { teamControls, type TeamPage, type TeamRole } from '@/domain/access/teamAccess'
import { paths } from '@/domain/navigation/paths'
import type { Persona } from '@mocks/personas'
import { db, goTo, renderWithoutNotices, required, screen, toasts, waitFor, within } from '@tests/page'
import {
  asks,
  controls,
  everywhere,
  isMarked,
  menus,
  opens,
  roles,
  whoMay,
  type Found,
  type Marks,
} from '@tests/rolesInTeam'
import { visit } from '@tests/visits'
import { calledIds, connection, quickSeats } from './seatTests'

quickSeats()

/** Four roles × nine pages × their controls: what they may open and do, and which calls are never sent. */
const personas: Record<TeamRole, Persona> = {
  TEAM_OWNER: 'owner',
  TEAM_ADMIN: 'team-admin',
  TEAM_FINANCE: 'finance',
  TEAM_MEMBER: 'team-member',
}
const pages = Object.keys(paths.team) as TeamPage[]
const all = roles.flatMap((role) => pages.map((page) => ({ role, page })))

const isOfTeam = (id: OperationId) =>
  /^\/(teams?|connections|invoices\/team|stripe\/team)\b|doSubscriptions|\/connections/.test(operations[id].path)

/** The team calls that were sent, although neither the page nor the role needs them. */
function unasked(role: TeamRole, page: TeamPage): OperationId[] {
  const lists = Object.entries(asks[page]).filter(([marks]) => isMarked(role, marks as Marks))
  const fine = new Set<OperationId>([...everywhere, ...lists.flatMap(([, ids]) => ids)])
  return [...new Set(calledIds())].filter((id) => isOfTeam(id) && !fine.has(id))
}

const nameOf = (id: string) => {
  const { userId, name = '' } = connection(id)
  const user = db.users.find((one) => one.userId === userId)
  return user ? [user.firstName, user.lastName].join(' ') : name
}

const views = [...new Set(controls.map(({ page, at = '' }) => `${page} ${at}`))].map((view) => view.split(' '))
const walks = all
  .filter(({ role, page }) => isMarked(role, opens[page]))
  .flatMap(({ role, page }) =>
    views
      .filter(([of]) => of === page)
      .map(([, at = '']) => {
        const here = controls.filter((one) => one.page === page && (one.at ?? '') === at)
        return {
          role,
          page,
          at,
          allowed: here.filter(({ who }) => isMarked(role, who)),
          denied: here.filter(({ who }) => !isMarked(role, who)),
        }
      }),
  )

describe('roles in the team area', () => {
  it('walks every control of every page', () => {
    const walked = new Set<string | undefined>(controls.map(({ control }) => control))
    // The checklist is hidden in a team that has everything: tests/pages/team/overview.test.tsx covers its control.
    walked.add('overview.hideSetupChecklist')
    expect(Object.keys(teamControls).filter((control) => !walked.has(control))).toEqual([])
  })

  it.each(['TEAM_FINANCE', 'TEAM_MEMBER'] as const)(
    '%s cannot open what is for others by its address, reads who can, and sends none of its calls (R-SIDE-04)',
    async (role) => {
      const [first, ...others] = pages.filter((page) => !isMarked(role, opens[page]))
      const { router } = await renderWithoutNotices(paths.team[required(first)], { as: personas[role] })
      for (const [place, page] of [required(first), ...others].entries()) {
        if (place > 0) await goTo(router, paths.team[page])
        expect(router.state.location.pathname).toBe(paths.team.overview)
        const who =
          opens[page] === 'yyy-' ? 'the owner, administrators and finance staff' : 'the owner and administrators'
        expect(toasts()).toHaveLength(place + 1)
        expect(toasts().at(-1)).toEqual(
          expect.stringMatching(new RegExp(`^info: .* is only for ${who} of your team\\.$`)),
        )
      }
      const menu = within(await screen.findByRole('navigation', { name: 'Team account' }))
      await waitFor(() => expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(menus[role]))
      expect(unasked(role, 'overview')).toEqual([])
    },
  )

  it.each(walks)(
    '$role on $page $at: what may be done, and who may do the rest',
    async ({ role, page, at, allowed, denied }) => {
      const { user } = await renderWithoutNotices(`${paths.team[page]}${at}`, { as: personas[role] })
      const menu = within(await screen.findByRole('navigation', { name: 'Team account' }))
      for (const { menu: id, role: kind, name } of allowed) {
        if (id) await user.click(await screen.findByRole('button', { name: `Actions for ${nameOf(id)}` }))
        const first = () => screen.getAllByRole(kind, { name })[0]
        await waitFor(() => expect(first(), String(name)).not.toHaveAttribute('aria-disabled', 'true'))
        if (id) await user.keyboard('{Escape}')
      }
      if (denied.length > 0) await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
      for (const one of denied) await expectDenied(one)
      expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(menus[role])
      expect(unasked(role, page)).toEqual([])
    },
  )

  it('an answer that says no role locks nothing: the server decides', async () => {
    const { router } = await visit('/team/members', { as: 'team-member', backend: 'minimal' })
    const invite = await screen.findByRole('button', { name: /^Invite members/ })
    await waitFor(() => expect(invite).not.toHaveAttribute('aria-disabled', 'true'))
    expect(router.state.location.pathname).toBe(paths.team.members)
    // The server may refuse a call of this member, but the guard of the page shows no message.
    expect(toasts().filter((text) => text.startsWith('info'))).toEqual([])
  })

  // Menus and dialogs of a closed team: members.test.tsx and byAddress.test.tsx.
  it.each(all.filter(({ role, page }) => role === 'TEAM_OWNER' && controls.some((one) => isOnPage(one, page))))(
    'the owner sees all of $page in a closed team, and reads why nothing else can be done',
    async ({ page }) => {
      await renderWithoutNotices(paths.team[page], { scenario: 'team-closed' })
      expect(await screen.findByText('Acme Studio Pte Ltd has been closed')).toBeVisible()
      for (const { role: kind, name, control } of controls.filter((one) => isOnPage(one, page))) {
        const isSeen = kind !== 'button' && control !== 'solutions.buyMore' && control !== 'overview.seeVacantSeats'
        const first = () => screen.getAllByRole(kind, { name })[0]
        if (!isSeen && !isDownload(name))
          await waitFor(() => expect(first(), String(name)).toHaveAccessibleDescription(closed))
        else await waitFor(() => expect(first(), String(name)).not.toHaveAttribute('aria-disabled', 'true'))
      }
    },
  )
})

const closed = 'This team has been closed. Nothing in it can be changed.'
const isOnPage = ({ page, at, menu, who }: Found, of: TeamPage) =>
  page === of && !at && !menu && isMarked('TEAM_OWNER', who)
const isDownload = (name: RegExp) => /Download|CSV/.test(String(name))

/** What can only be seen is left out, and whatever could be done is there and says who may. */
async function expectDenied({ role, name }: Found): Promise<void> {
  if (role !== 'button') return expect(screen.queryAllByRole(role, { name }), String(name)).toEqual([])
  for (const one of await screen.findAllByRole(role, { name })) {
    expect(one, String(name)).toHaveAttribute('aria-disabled', 'true')
    expect(one).toHaveAccessibleDescription(whoMay)
  }
}
