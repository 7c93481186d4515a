import { act, render, screen, waitFor, within } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '@/ui/Button'
import { dateColumn, moneyColumn, numberColumn, statusColumn, textColumn } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'
import { Dialog } from '@/ui/overlay/Dialog'
import { ListPage } from '@/ui/table/ListPage'
import type { Selected } from '@/ui/table/rows/useSelection'
import { useParam } from '@/ui/hooks/useParam'

type Code = { code: string; state: 'ACTIVE' | 'ENDED'; kind: string; validTo: string; used?: number; cents: number }

const columns: readonly Column<Code>[] = [
  textColumn('code', 'Code', ({ code }) => code, { rowHeader: true }),
  statusColumn('state', 'State', ({ state }) => state, { ACTIVE: { label: 'Active' }, ENDED: { label: 'Over' } }),
  textColumn('kind', 'Kind', ({ kind }) => kind),
  dateColumn('until', 'Valid until', ({ validTo }) => validTo),
  numberColumn('used', 'Used', ({ used = 0 }) => used),
  moneyColumn('worth', 'Worth (SGD)', ({ cents }) => cents),
]
const codes: readonly Code[] = Array.from({ length: 60 }, (_, index) => ({
  code: `CODE-${index + 1}`,
  state: index % 3 === 0 ? 'ENDED' : 'ACTIVE',
  kind: index % 2 === 0 ? 'gift' : 'campaign',
  validTo: `2027-01-${String((index % 28) + 1).padStart(2, '0')}`,
  used: index,
  cents: index * 1000,
}))

function Rename({ code }: Code) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename {code}</Button>
      <Dialog title="Rename" open={open} onClose={() => setOpen(false)} />
    </>
  )
}

type Extra = {
  acts?: (row: Code) => ReactNode
  query?: { data?: readonly Code[] }
  onEnd?: (s: Selected<Code>) => void
  tabs?: string
}

function Codes({ query = { data: codes }, onEnd, tabs, acts }: Extra) {
  const [editing, edit] = useParam('edit')
  return (
    <ListPage
      title="Discount codes"
      query={query}
      columns={columns}
      rowKey={({ code }) => code}
      filter={tabs ? 'kind' : ['state', 'kind']}
      {...(tabs && { tabs })}
      sort="code"
      exportName="discount-codes"
      empty={{ title: 'No codes yet', text: 'Create a code and it works in every cart.' }}
      actions={<Button onClick={() => edit('new')}>New code</Button>}
      rowActions={acts ?? (({ code }) => <Button aria-label={`Edit ${code}`} onClick={() => edit(code)} />)}
      details={(all) => <p>{all.length} codes in all</p>}
      bulkActions={onEnd && ((selected) => <Button onClick={() => onEnd(selected)}>End codes</Button>)}
    >
      {(all) => editing && <p role="dialog">{all.find(({ code }) => code === editing)?.kind ?? 'a new code'}</p>}
    </ListPage>
  )
}

function show(extra: Extra = {}, at = '/') {
  const router = createMemoryRouter([{ path: '*', element: <Codes {...extra} /> }], { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  return { router, user: userEvent.setup() }
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

describe('ListPage', () => {
  it('keeps the row of an open dialog, whatever is left by search and filters, until the dialog is closed', async () => {
    const { user, router } = show({ acts: (row) => <Rename {...row} /> })
    await user.click(screen.getByRole('button', { name: 'Rename CODE-2' }))
    await screen.findByRole('dialog')
    await act(() => router.navigate('/?state=ENDED'))
    expect(screen.getByRole('dialog')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.queryByRole('button', { name: 'Rename CODE-2' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Rename CODE-1' })).toBeVisible()
  })

  it('keeps the only row while its dialog is open', async () => {
    let readAgain: (rows: readonly Code[]) => void = () => undefined
    function Only() {
      const [data, setData] = useState(codes.slice(0, 1))
      readAgain = (rows) => setData([...rows])
      return <Codes query={{ data }} acts={(row) => <Rename {...row} />} />
    }
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Only /> }])} />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Rename CODE-1' }))
    await screen.findByRole('dialog')
    act(() => readAgain([]))
    expect(screen.getByRole('dialog')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('No codes yet')).toBeVisible()
  })

  it('shows the states as tabs, with the counts that search and filters leave', async () => {
    const { user, router } = show({ tabs: 'state' })
    const counts = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(counts()).toEqual(['All60', 'Active40', 'Over20'])
    await user.click(screen.getByRole('tab', { name: /^Over/ }))
    expect(router.state.location.search).toBe('?state=ENDED')
    expect(screen.getByRole('tab', { name: /^Over/ })).toHaveAttribute('aria-selected', 'true')
    expect(names()).toHaveLength(20)
    await user.click(screen.getByRole('button', { name: /^gift/ }))
    expect(counts()).toEqual(['All30', 'Active20', 'Over10'])
    expect(names()).toHaveLength(10)
  })

  it('filters by state and counts what each choice leaves, search and the other filter included', async () => {
    const { user, router } = show()
    const state = screen.getByRole('group', { name: 'State' })
    expect(within(state).getByRole('button', { name: 'Over 20' })).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'gift (30)')
    await user.click(within(state).getByRole('button', { name: 'Over 10' }))
    expect(screen.getByText('10 results')).toBeVisible()
    expect(router.state.location.search).toBe('?kind=gift&state=ENDED')
    expect(names()[0]).toBe('CODE-1')
  })

  it.each([
    [7, false],
    [8, true],
  ])('with %s rows has search, filters and order: %s', (count, has) => {
    show({ query: { data: codes.slice(0, count) } })
    expect(screen.queryAllByRole('searchbox')).toHaveLength(has ? 1 : 0)
    expect(screen.queryAllByRole('group', { name: 'State' })).toHaveLength(has ? 1 : 0)
    expect(screen.queryAllByRole('combobox', { name: 'Sort by' })).toHaveLength(has ? 1 : 0)
    expect(screen.getByText(`${count} results`)).toBeVisible()
    expect(screen.getByRole('button', { name: 'View' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeVisible()
  })

  it('keeps its tools while a filter leaves a few rows', () => {
    show({ query: { data: codes.slice(0, 7) } }, '/?state=ENDED')
    expect(names()).toHaveLength(3)
    expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible()
  })

  it('has its filters in one sheet on phones, behind a button with their count', async () => {
    const phone = Object.assign(new EventTarget(), { matches: false })
    vi.spyOn(window, 'matchMedia').mockReturnValue(phone as MediaQueryList)
    const { user } = show()
    expect(screen.getByRole('searchbox', { name: 'Search discount codes' })).toBeVisible()
    expect(screen.queryByRole('group', { name: 'State' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await user.click(sheet.getByRole('button', { name: /^Over/ }))
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Kind' }), 'gift')
    await user.click(sheet.getByRole('button', { name: 'Done' }))
    expect(await screen.findByRole('button', { name: 'Filter (2)' })).toBeVisible()
    expect(screen.getByText('10 results')).toBeVisible()
  })

  it('selects a page, then all that match, and hands their keys and rows to the actions', async () => {
    const onEnd = vi.fn<(selected: Selected<Code>) => void>()
    const { user } = show({ onEnd }, '/?state=ENDED&size=25')
    await user.click(screen.getByRole('checkbox', { name: 'Select CODE-4' }))
    expect(screen.getByRole('group', { name: 'Selected rows' })).toHaveTextContent('1 selected')
    await user.click(screen.getByRole('button', { name: 'End codes' }))
    expect(onEnd.mock.lastCall?.[0]).toMatchObject({ keys: ['CODE-4'], rows: [{ code: 'CODE-4', used: 3 }] })
    await user.click(screen.getByRole('button', { name: /: all$/ }))
    expect(screen.getByText('1 selected', { selector: 'strong' })).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Select all 25' }))
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(screen.getByText('25 selected', { selector: 'strong' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Select all 60 that match' }))
    await user.click(screen.getByRole('button', { name: 'End codes' }))
    expect(onEnd.mock.lastCall?.[0].rows).toHaveLength(60)
    await user.click(screen.getByRole('button', { name: 'Over 20' }))
    expect(screen.getByText('60 selected (40 not in this list)', { selector: 'strong' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument()
  })
})
