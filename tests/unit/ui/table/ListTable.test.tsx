import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { Column } from '@/ui/table/columns'
import { moneyColumn, textColumn } from '@/ui/table/columnMakers'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FilterBar, typingDelays } from '@/ui/table/filters/FilterBar'
import { pagesAround } from '@/ui/table/Pagination'
import { ListTable } from '@/ui/table/ListTable'
import { countText } from '@/ui/table/rows/tableRows'
import { useListParams } from '@/ui/table/useListParams'
import { Tabs } from '@/ui/layout/Tabs'
import { teardown } from '@tests/teardown'

type Order = { id: string; who: string; cents: number }
const columns: Column<Order>[] = [
  textColumn('who', 'Customer', ({ who }) => who),
  moneyColumn('total', 'Total (SGD)', ({ cents }) => cents),
  textColumn('note', 'Note', () => '=1+1', { unsortable: true }),
]
const orders: Order[] = [
  { id: 'a', who: 'Zoë', cents: 900 },
  { id: 'b', who: 'Ada', cents: 12_000 },
  { id: 'c', who: 'Émile', cents: 100 },
]
const many = Array.from({ length: 260 }, (_, index) => ({ id: `o${index}`, who: `Doer ${index}`, cents: index }))

const orderId = ({ id }: Order) => id

type Extra = { rows?: Order[] }

function List({ rows = orders }: Extra) {
  const list = useListParams({ filters: ['status'] })
  return (
    <>
      <FilterBar list={list} search="Search orders" />
      <ListTable
        caption="Orders"
        columns={columns}
        rows={rows}
        list={list}
        search={false}
        exportName="orders"
        rowKey={orderId}
        rowLink={({ id }) => `orders/${id}`}
        empty={<EmptyState title="No orders yet" />}
      />
    </>
  )
}

function show(extra: Extra = {}, at = '/') {
  const router = createMemoryRouter([{ path: '*', element: <List {...extra} /> }], { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  return { router, user: userEvent.setup() }
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

/** A pause that begins later is over: timers of the same length fire in order. */
const typingPauses = () => act(() => new Promise<void>((done) => void setTimeout(done, typingDelays.pause)))

describe('ListTable', () => {
  it('leaves no old rows behind when a server has sent some twice', async () => {
    const { router } = show({ rows: many.slice(0, 30).flatMap((row) => [row, row]) })
    await act(() => router.navigate('/?page=3'))
    expect(names()).toEqual(many.slice(25, 30).flatMap(({ who }) => [who, who]))
  })

  it('offers the orders of its cards in the words of names and figures', () => {
    show({ rows: many })
    const sort = within(screen.getByRole('combobox', { name: 'Sort by' }))
    expect(sort.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Default order',
      'Customer: A to Z',
      'Customer: Z to A',
      'Total (SGD): low to high',
      'Total (SGD): high to low',
    ])
  })

  it('sorts by a click on a header, announces it, and keeps it in the URL', async () => {
    const { router, user } = show()
    await user.click(screen.getByRole('button', { name: 'Customer' }))
    expect(names()).toEqual(['Ada', 'Émile', 'Zoë'])
    expect(screen.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute('aria-sort', 'ascending')
    await user.click(screen.getByRole('button', { name: 'Total (SGD)' }))
    await user.click(screen.getByRole('button', { name: 'Total (SGD)' }))
    expect(names()).toEqual(['Ada', 'Zoë', 'Émile'])
    expect(router.state.location.search).toBe('?sort=-total')
    expect(screen.queryByRole('button', { name: 'Note' })).not.toBeInTheDocument()
  })

  it('searches ignoring accents, writes the search to the URL when typing pauses, and offers to clear', async () => {
    const { router, user } = show()
    await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'emile')
    await waitFor(() => expect(screen.getByText('1 result')).toBeVisible())
    expect(names()).toEqual(['Émile'])
    await waitFor(() => expect(router.state.location.search).toBe('?q=emile'))
    await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'x')
    expect(await screen.findByText('Nothing found')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    expect(names()).toHaveLength(3)
    expect(screen.getByRole('searchbox')).toHaveValue('')
    await typingPauses()
    expect(router.state.location.search).toBe('')
    expect(names()).toHaveLength(3)
  })

  it('keeps the page that is chosen before typing pauses', async () => {
    const { router, user } = show({ rows: many })
    await user.type(screen.getByRole('searchbox'), 'doer')
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    await typingPauses()
    // On a slow machine typing may have paused before the click.
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ page: '2', q: 'doer' })
    expect(names()[0]).toBe('Doer 25')
  })

  it('shows what is found with every key, and announces it when typing pauses', async () => {
    teardown.set(typingDelays, { pause: 60_000 })
    const { router, user } = show()
    expect(screen.getByRole('status')).toHaveTextContent('3 results')
    await user.type(screen.getByRole('searchbox'), 'ad')
    expect(names()).toEqual(['Ada'])
    expect(screen.getByText('1 result')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('3 results')
    expect(router.state.location.search).toBe('')
    typingDelays.pause = 10
    await user.type(screen.getByRole('searchbox'), 'a')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 result'))
    expect(screen.getByText('1 result')).toBeVisible()
    expect(router.state.location.search).toBe('?q=ada')
  })

  it('starts at the first page of what is found while the user types', async () => {
    const { router, user } = show({ rows: many }, '/?page=3')
    expect(names()[0]).toBe('Doer 50')
    await user.type(screen.getByRole('searchbox'), 'doer 2')
    expect(names()[0]).toBe('Doer 2')
    expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    await waitFor(() => expect(router.state.location.search).toBe('?q=doer+2'))
    expect(names()[0]).toBe('Doer 2')
  })

  it('writes the search to the URL with another change that comes before the pause', async () => {
    teardown.set(typingDelays, { pause: 60_000 })
    const { router, user } = show()
    await user.type(screen.getByRole('searchbox'), 'e')
    await user.click(screen.getByRole('button', { name: 'Customer' }))
    expect(names()).toEqual(['Émile', 'Zoë'])
    expect(router.state.location.search).toBe('?sort=who&q=e')
  })
})

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 10, [1, undefined, 4, 5, 6, undefined, 10]],
  [4, 10, [1, 2, 3, 4, 5, undefined, 10]],
  [7, 10, [1, undefined, 6, 7, 8, 9, 10]],
])('the pages around page %i of %i', (page, last, shown) => expect(pagesAround(page, last)).toEqual(shown))

it.each([
  ['few rows in any order', 3, true, false],
  ['more rows than are seen at a glance', 8, true, true],
  ['rows that have no other order', 8, false, false],
])('has a bar above the table where it offers something: %s', (_list, count, sortable, isShown) => {
  const some = columns.map((column) => ({ ...column, unsortable: !sortable }))
  function Plain() {
    return <ListTable caption="Orders" columns={some} rows={many.slice(0, count)} rowKey={orderId} search={false} />
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Plain /> }])} />)
  expect(screen.queryByRole('combobox', { name: 'Sort by' }) !== null).toBe(isShown)
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent(`${count} results`)
  expect(status.classList.contains('visually-hidden')).toBe(!isShown)
})

it('keeps the rows of a list that the server sorts until its answer is there', async () => {
  const shownThen: number[] = []
  const served = many.slice(0, 25)
  const list = (
    <Profiler id="list" onRender={() => shownThen.push(names().length)}>
      <ListTable caption="Orders" columns={columns} rows={served} total={100} rowKey={orderId} />
    </Profiler>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: list }])} />)
  await waitFor(() => expect(names()).toHaveLength(25))
  shownThen.length = 0
  await userEvent.click(screen.getByRole('button', { name: 'Total (SGD)' }))
  await waitFor(() => expect(document.querySelector('[aria-sort]')).toHaveAttribute('aria-sort', 'ascending'))
  expect(new Set(shownThen)).toEqual(new Set([25]))
})

it('writes the counts of chips, selects and tabs with thousands separators', () => {
  function Counts() {
    const list = useListParams({ filters: ['status', 'kind'] })
    const options = [{ value: 'open', label: 'Open', count: 10_000 }]
    return (
      <>
        <FilterBar
          list={list}
          chips={{ name: 'status', label: 'Status', options }}
          selects={[{ name: 'kind', label: 'Kind', options }]}
        />
        <Tabs label="Status" tabs={[{ key: 'all', label: 'All', count: 12_345 }]} value="all" />
      </>
    )
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Counts /> }])} />)
  expect(screen.getByRole('button', { name: /^Open ?10,000$/ })).toBeVisible()
  expect(screen.getByRole('option', { name: 'Open (10,000)' })).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: /^All ?12,345$/ })).toBeVisible()
})

it.each([
  [25, 60, '26–50 of 60'],
  [1, 26, '26–26 of 26'],
  [3, 3, '3 results'],
  [0, 0, 'No results'],
  // A page that has become empty, or whose rows were left out.
  [0, 49, '0 of 49'],
])('%d rows of %d are counted as %s', (count, total, text) => {
  const rows = Array.from({ length: count }, (_row, at) => at)
  expect(countText({ all: rows, rows, pages: { page: 2, size: 25, onPage: () => undefined, total } })).toBe(text)
})
