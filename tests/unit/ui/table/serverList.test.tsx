import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useMemo } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { dateColumn, textColumn } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'
import { ListPage } from '@/ui/table/ListPage'
import { pageArgs, type PageArgs } from '@/ui/table/rows/pageArgs'
import { typingDelays } from '@/ui/table/filters/FilterBar'
import { useListParams } from '@/ui/table/useListParams'
import { teardown } from '@tests/teardown'

type User = { id: string; name: string; createdAt: string }
type Answer = { users: readonly User[]; total: number }

const users: readonly User[] = Array.from({ length: 260 }, (_, index) => ({
  id: `u${index}`,
  name: `Doer-${index}`,
  createdAt: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
}))
const columns: readonly Column<User>[] = [
  textColumn('name', 'Name', ({ name }) => name),
  dateColumn('created', 'Joined', ({ createdAt }) => createdAt, { field: 'createdAt' }),
  textColumn('half', 'Half', ({ createdAt }) => (createdAt < '2026-01-15' ? 'First' : 'Second'), { hidden: true }),
]

/** The server: pages and sorts by what it is asked for, and gives at most 40 rows. */
const answer = ({ limit, offset, order }: PageArgs): Answer => {
  const sorted = order === 'name:desc' ? [...users].reverse() : users
  return { users: sorted.slice(offset, offset + Math.min(limit, 40)), total: users.length }
}

function Users({ fetchPage }: { fetchPage: (args: PageArgs) => Promise<Answer> }) {
  const list = useListParams({ filters: ['name', 'half'] })
  const { limit, offset, order = '' } = pageArgs(list, columns)
  // As from a cache: the same page is the same object.
  const data = useMemo(() => answer({ limit, offset, order }), [limit, offset, order])
  return (
    <ListPage
      title="Users"
      query={{ data }}
      rows={(data: Answer) => data.users}
      total={(data) => data.total}
      fetchPage={fetchPage}
      list={list}
      columns={columns}
      filter="half"
      rowKey={({ id }) => id}
      exportName="users"
      empty={{ title: 'No users yet' }}
    />
  )
}

function show(fetchPage: (args: PageArgs) => Promise<Answer> = (args) => Promise.resolve(answer(args)), at = '/') {
  const asked = vi.fn(fetchPage)
  const router = createMemoryRouter([{ path: '*', element: <Users fetchPage={asked} /> }], { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  return { asked, router, user: userEvent.setup() }
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

describe('a list that the server pages', () => {
  it.each([
    ['12', '?page=11', 'Doer-250'],
    ['1e9', '?page=1e9', 'Doer-0'],
    ['Infinity', '?page=Infinity', 'Doer-0'],
    ['1.5', '?page=1.5', 'Doer-0'],
  ])('shows the last page for a page past it, and the first for what is no number: %s', async (page, search, first) => {
    const { router } = show(undefined, `/?page=${page}`)
    await waitFor(() => expect(names()[0]).toBe(first))
    expect(router.state.location.search).toBe(search)
  })

  it('asks for page and order by the names of the server, and for no field that it does not know', () => {
    const ask = (by: string) => pageArgs({ size: 25, offset: 50, sort: { by, down: true } }, columns)
    expect(ask('created')).toEqual({ limit: 25, offset: 50, order: 'createdAt:desc' })
    expect(ask('password')).toEqual({ limit: 25, offset: 50 })
  })

  it.each(['q=doer-259', 'name=Doer-259'])('loads all pages at once when it is opened with ?%s', async (query) => {
    const { asked } = show(undefined, `/?${query}`)
    expect(await screen.findByText('All 260 results are loaded.')).toBeVisible()
    expect(names()).toEqual(['Doer-259'])
    expect(asked.mock.calls.length).toBeGreaterThan(1)
  })

  it('searches the page in view and says so, or all pages on request', async () => {
    const { user, asked } = show()
    await user.type(screen.getByRole('searchbox', { name: 'Search the 25 on this page' }), 'doer-2{Enter}')
    expect(screen.getByText('6 of these 25')).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
    // Next to the search: after the button that clears it.
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Search all 260' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('All 260 results are loaded.')).toBeVisible()
    expect(screen.getByRole('searchbox', { name: 'Search all 260' })).toHaveValue('doer-2')
    expect(screen.getByText('1–25 of 71')).toBeVisible()
    expect(asked.mock.calls.map(([{ offset }]) => offset).sort((a, b) => a - b)).toEqual([
      0, 40, 80, 120, 160, 200, 240,
    ])
  })

  it('counts the values of a filter only when all rows are loaded', async () => {
    const { user } = show()
    const halves = () => within(screen.getByRole('group', { name: 'Half' })).getAllByRole('button')
    expect(halves().map(({ textContent }) => textContent)).toEqual(['Half: all', 'First', 'Second'])
    await user.click(screen.getByRole('button', { name: 'Search all 260' }))
    expect(await screen.findByText('All 260 results are loaded.')).toBeVisible()
    expect(halves().map(({ textContent }) => textContent)).toEqual(['Half: all', 'First134', 'Second126'])
  })

  it('asks the server for another page only when typing pauses', async () => {
    const { pause } = typingDelays
    teardown.set(typingDelays, { pause: 60_000 })
    const { router, user } = show(undefined, '/?page=2')
    const box = screen.getByRole('searchbox', { name: 'Search the 25 on this page' })
    await user.type(box, 'doer-2')
    expect(names()).toEqual(['Doer-25', 'Doer-26', 'Doer-27', 'Doer-28', 'Doer-29'])
    typingDelays.pause = pause
    await user.type(box, '0')
    await waitFor(() => expect(router.state.location.search).toBe('?q=doer-20'))
    await waitFor(() => expect(names()[0]).toBe('Doer-20'))
  })

  it('can be cancelled while it loads, and shows how far it is', async () => {
    const { user } = show(({ offset, ...args }) =>
      offset === 0 ? Promise.resolve(answer({ offset, ...args })) : new Promise(() => undefined),
    )
    await user.click(screen.getByRole('button', { name: 'Search all 260' }))
    expect(await screen.findByText('40 of 260')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel: Loading all results' }))
    expect(screen.getByRole('button', { name: 'Search all 260' })).toBeVisible()
    expect(names()).toHaveLength(25)
  })

  it('says when the pages could not be loaded, and tries again', async () => {
    let broken = true
    const { user } = show((args) => (broken ? Promise.reject(new Error('No')) : Promise.resolve(answer(args))))
    await user.click(screen.getByRole('button', { name: 'Search all 260' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load all results.')
    broken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('All 260 results are loaded.')).toBeVisible()
  })

  it('keeps what was loaded last: rows of a page that was read before do not replace it', async () => {
    const renamed = (args: PageArgs): Answer => {
      const { users: page, total } = answer(args)
      return { users: page.map((one) => ({ ...one, name: one.name.replace('Doer', 'Maker') })), total }
    }
    const { user } = show((args) => Promise.resolve(renamed(args)))
    expect(names()[0]).toBe('Doer-0')
    await user.click(screen.getByRole('button', { name: 'Search all 260' }))
    expect(await screen.findByText('All 260 results are loaded.')).toBeVisible()
    expect(names()[0]).toBe('Maker-0')
  })

  it('ignores the answers of an earlier load that arrive after those of the latest', async () => {
    const late: (() => void)[] = []
    let round = 0
    const named = (args: PageArgs, load: number): Answer => {
      const { users: page, total } = answer(args)
      return { users: page.map((one) => ({ ...one, name: `${one.name} of load ${load}` })), total }
    }
    const { user } = show((args) => {
      if (args.offset === 0) round += 1
      const load = round
      if (load > 1) return Promise.resolve(named(args, load))
      return new Promise((resolve) => late.push(() => resolve(named(args, load))))
    })
    await user.click(screen.getByRole('button', { name: 'Search all 260' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel: Loading all results' }))
    await user.click(screen.getByRole('button', { name: 'Search all 260' }))
    expect(await screen.findByText('All 260 results are loaded.')).toBeVisible()
    await act(async () => {
      while (late.length > 0) {
        late.shift()?.()
        await Promise.resolve()
      }
    })
    expect(screen.getByText('All 260 results are loaded.')).toBeVisible()
    expect(names()[0]).toBe('Doer-0 of load 2')
  })
})
