import { beforeEach, expect, it, vi } from 'vitest'
import { approachDelays } from '@/ui/hooks/useApproached'
import { act, db, fail, goTo, renderAt, requestLog, screen, sent, teardown, toasts, waitFor, watch } from '@tests/page'
import { renderWithoutNotices } from '@tests/withoutNotices'

/** Calls of the panels below the first screen. */
const further = [
  'listMyEvents',
  'listMyTeams',
  'listMyActiveTeamDoSubscriptions',
  'getUserPoints',
  'getMyFeaturedDoer',
] as const

const asked = () => requestLog.read().flatMap(({ id }) => (further.some((one) => one === id) ? [id] : []))

/** The observed elements; `reach` reports one as near the screen. */
let approach: { target: Element; reach: () => void }[] = []

beforeEach(() => {
  approach = []
  teardown.set(approachDelays, { ms: 60_000 })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #reach: () => void
      constructor(reach: (entries: { isIntersecting: boolean }[]) => void) {
        this.#reach = () => reach([{ isIntersecting: true }])
      }
      observe(target: Element) {
        approach.push({ target, reach: this.#reach })
      }
      disconnect() {
        approach = approach.filter(({ reach }) => reach !== this.#reach)
      }
      unobserve() {}
    },
  )
})

it('the overview reads what its first screen shows, and the rest when the member scrolls there', async () => {
  const { router } = await renderWithoutNotices('/account/email', { as: 'premium' })
  await goTo(router, '/account')
  expect(await screen.findByText('Premium (annual)')).toBeVisible()
  await waitFor(() => expect(requestLog.running()).toBe(0))
  // The two columns and the row of facts.
  const waiting = approach.filter(({ target }) => target.closest('.overview'))
  expect(waiting).toHaveLength(3)
  expect(asked()).toEqual([])
  expect(screen.queryByRole('heading', { name: 'Points' })).not.toBeInTheDocument()

  act(() => waiting.forEach(({ reach }) => reach()))
  expect(await screen.findByRole('heading', { name: 'Points' })).toBeVisible()
  await waitFor(() => expect(new Set(asked())).toEqual(new Set(further)))
  await waitFor(() => expect(requestLog.running()).toBe(0))
  // One call for each team, one for everything else.
  expect(asked().filter((id) => id !== 'listMyActiveTeamDoSubscriptions')).toHaveLength(further.length - 1)
})

it('asks for new invitations only if there are any, and for what a new member has seen only if nothing was bought', async () => {
  const answered = () => {
    for (const row of db.connections) if (row.status === 'PENDING') row.status = 'ACCEPTED'
  }
  await renderWithoutNotices('/account', { as: 'premium', first: answered })
  expect(await screen.findByText('Premium (annual)')).toBeVisible()
  await waitFor(() => expect(requestLog.running()).toBe(0))
  expect(sent('countMyInvitations').map(({ path }) => path)).toEqual(['/connections/me/countInvitations'])
  expect(sent('getMyOptions')).toEqual([])
})

it('opens no other dialog before it is known whether an invitation is new', async () => {
  const titles: string[] = []
  const observer = new MutationObserver(() => {
    const title = screen.queryByRole('dialog')?.querySelector('h2')?.textContent
    if (title && titles.at(-1) !== title) titles.push(title)
  })
  observer.observe(document.body, { subtree: true, childList: true })
  fail('countMyInvitations', 'delay=300')
  await renderAt('/account', { as: 'member' })
  expect(await screen.findByRole('dialog', { name: 'Team invitation' })).toBeVisible()
  observer.disconnect()
  expect(titles).toEqual(['Team invitation'])
})

it('shows removals if it cannot be read whether an invitation is new', async () => {
  fail('countMyInvitations', '503')
  await renderAt('/account', { as: 'member' })
  expect(await screen.findByRole('dialog', { name: /^You’re no longer in/ })).toBeVisible()
})

it.each(['countMyInvitations', 'countMyNotifications'] as const)(
  'a page is not interrupted for a number beside it: %s',
  async (id) => {
    watch.allowContractBreach()
    fail(id, 'wrong-shape')
    await renderAt('/account/email', { as: 'premium' })
    await waitFor(() => expect(sent(id)).not.toEqual([]))
    await screen.findByRole('heading', { level: 1 })
    expect(toasts()).toEqual([])
  },
)
