import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import * as download from '@/lib/files/download'
import { statusColumn, textColumn } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'
import { ListPage } from '@/ui/table/ListPage'
import { parseCsv } from '@tests/parseCsv'
import { required } from '@tests/required'

type Order = { id: string; state: 'open' | 'paid'; kind: string; reference: string }

const columns: readonly Column<Order>[] = [
  textColumn('id', 'Order', ({ id }) => id, { rowHeader: true }),
  statusColumn('state', 'State', ({ state }) => state, { open: { label: 'Open' }, paid: { label: 'Paid' } }),
  textColumn('kind', 'Kind', ({ kind }) => kind),
  textColumn('reference', 'Reference', ({ reference }) => reference, { hidden: true }),
]
const orders: readonly Order[] = Array.from({ length: 60 }, (_, index) => ({
  id: `Order-${index}`,
  state: index % 2 === 0 ? 'open' : 'paid',
  kind: index % 3 === 0 ? 'gift' : 'plan',
  reference: index === 7 ? 'pi_zebra' : index === 40 ? 'renews Order-1' : `pi_${index}`,
}))
const page = { orders: orders.slice(0, 25), total: orders.length }

function showAt(at: string, ofServer = false) {
  const common = { title: 'Orders', columns, exportName: 'orders', empty: { title: 'None' } }
  const rowKey = ({ id }: Order) => id
  const element = ofServer ? (
    <ListPage
      {...common}
      rowKey={rowKey}
      query={{ data: page }}
      rows={(data: typeof page) => data.orders}
      total={({ total }) => total}
      fetchPage={() => Promise.resolve({ orders: [...orders], total: orders.length })}
    />
  ) : (
    <ListPage {...common} rowKey={rowKey} query={{ data: orders }} tabs="state" filter="kind" />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })} />)
  return userEvent.setup()
}

const counts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

describe('a search', () => {
  it('finds nothing in a column that is not in view, and counts none on tabs and filters', () => {
    showAt('/?q=zebra')
    expect(screen.getByText('Nothing matches your search.')).toBeVisible()
    expect(counts('tab')).toEqual(['All0', 'Open0', 'Paid0'])
    expect(screen.getByRole('group', { name: 'Kind' })).toHaveTextContent('Kind: allgift0plan0')
  })

  it('finds it once the column is chosen', () => {
    showAt('/?q=zebra&columns=id,reference,nonsense')
    expect(names()).toEqual(['Order-7'])
    expect(counts('tab')).toEqual(['All1', 'Open0', 'Paid1'])
  })

  it.each([
    ['id,state,kind', 11],
    ['id,reference', 12],
  ])('exports of a server list what the columns in view find on all pages: %s', async (visible, found) => {
    const saved = vi.spyOn(download, 'saveFile').mockImplementation(() => undefined)
    const user = showAt(`/?q=order-1&columns=${visible}`, true)
    await user.click(screen.getByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(parseCsv(await required(saved.mock.calls[0])[0].text()).slice(1)).toHaveLength(found)
  })
})
