import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { FilterBar } from '@/ui/table/filters/FilterBar'
import { useListParams } from '@/ui/table/useListParams'

const chips = { name: 'kind' as const, label: 'Kind', options: [{ value: 'team', label: 'Teams' }] }

/** The objects that the list was given, one after another. */
const given: object[] = []

function List() {
  const list = useListParams({ filters: ['kind', 'status'] })
  useEffect(() => void given.push(list), [list])
  const both = () => {
    list.setFilter('kind', 'team')
    list.setFilter('status', 'open')
  }
  return (
    <>
      <FilterBar list={list} search="Search" chips={chips} />
      <button onClick={both}>Both</button>
      <output>{`${list.search}|${list.filters.kind}|${list.filters.status}|${list.page}`}</output>
    </>
  )
}

function Other() {
  const list = useListParams({ prefix: 'points-' })
  return <button onClick={() => list.setPage(3)}>Third page below</button>
}

/** A router whose guards take as long as the test requires. */
function show(at = '/') {
  let open = () => undefined as unknown
  const gate = new Promise<void>((resolve) => (open = resolve))
  const page = (
    <>
      <List />
      <Other />
    </>
  )
  const router = createMemoryRouter(
    [{ path: '/', element: page, loader: () => gate.then(() => null), hydrateFallbackElement: page }],
    { initialEntries: [at], hydrationData: { loaderData: { '0': null } } },
  )
  render(<RouterProvider router={router} />)
  return { router, user: userEvent.setup(), open: () => act(async () => open()) }
}

const shown = () => screen.getByRole('status').textContent

describe('list parameters in the URL', () => {
  it('keeps two changes made at the same time', async () => {
    const { router, user, open } = show()
    await user.click(screen.getByRole('button', { name: 'Both' }))
    expect(shown()).toBe('|team|open|1')
    await open()
    expect(router.state.location.search).toBe('?kind=team&status=open')
    expect(shown()).toBe('|team|open|1')
  })

  it('lets two lists of a page change it without overwriting each other', async () => {
    const { router, user, open } = show()
    await user.click(screen.getByRole('button', { name: 'Teams' }))
    await user.click(screen.getByRole('button', { name: 'Third page below' }))
    expect(shown()).toBe('|team||1')
    await open()
    expect(router.state.location.search).toBe('?kind=team&points-page=3')
  })

  it('follows the URL after a navigation', async () => {
    const { router, user, open } = show('/?kind=team')
    await user.click(screen.getByRole('button', { name: /: all$/ }))
    expect(shown()).toBe('|||1')
    await open()
    await act(() => router.navigate('/?status=open'))
    expect(shown()).toBe('||open|1')
    await act(() => router.navigate(-2))
    expect(shown()).toBe('|team||1')
  })
})
