import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  dateColumn,
  dateTimeColumn,
  moneyColumn,
  numberColumn,
  personColumn,
  statusColumn,
  textColumn,
} from '@/ui/table/columnMakers'
import { contentOf, exportLines, type Column } from '@/ui/table/columns'
import { searchRows, sortRows } from '@/ui/table/rows/rowModel'

type Order = {
  id: string
  buyer: string | null
  email?: string
  at?: string
  cents?: number
  seats?: number
  state?: 'PAID' | 'OPEN'
}
const states = { PAID: { label: 'Paid', tone: 'success' }, OPEN: { label: 'Awaiting payment' } } as const
const columns: readonly Column<Order>[] = [
  textColumn('id', 'Order', ({ id }) => `No. ${id}`, {
    rowHeader: true,
    to: ({ id }) => (id === '9' ? undefined : `orders/${id}`),
  }),
  personColumn('buyer', 'Buyer', ({ buyer, email }) => ({ name: buyer, email })),
  dateColumn('day', 'Day', ({ at }) => at),
  dateTimeColumn('at', 'Time', ({ at }) => at),
  numberColumn('seats', 'Seats', ({ seats }) => seats),
  moneyColumn('total', 'Total (SGD)', ({ cents }) => cents),
  statusColumn('state', 'State', ({ state }) => state, states, { note: ({ seats }) => (seats ? 'due soon' : null) }),
]
const orders: readonly Order[] = [
  { id: '10', buyer: 'Ada Tan', email: 'ada@example.com', at: '2026-10-02T04:05:00Z', cents: 1_234_50, seats: 1200 },
  { id: '9', buyer: 'Zoë', at: '2026-02-11T04:05:00Z', cents: -500, state: 'OPEN', seats: 3 },
  { id: '100', buyer: null, state: 'PAID' },
]

beforeEach(() => {
  process.env.TZ = 'Asia/Singapore'
})

const column = (key: string) => columns.find((one) => one.key === key) as Column<Order>
const texts = (key: string) => orders.map(column(key).text)
const order = (by: string, down = false) => sortRows(orders, columns, { by, down }).map(({ id }) => id)

/** Everything that one cell of each row says on the screen. */
function shown(key: string) {
  const cells = orders.map((row, index) => <p key={index}>{contentOf(column(key), row)}</p>)
  const router = createMemoryRouter([{ path: '*', element: cells }])
  render(<RouterProvider router={router} />)
  return screen.getAllByRole('paragraph').map((cell) => {
    // The initials of a picture are not part of the text.
    cell.querySelectorAll('[aria-hidden]').forEach((picture) => picture.remove())
    return cell.textContent
  })
}

describe('the text of a column', () => {
  it.each([
    ['id', ['No. 10', 'No. 9', 'No. 100']],
    ['buyer', ['Ada Tan, ada@example.com', 'Zoë', '']],
    ['day', ['02/10/2026', '11/02/2026', '']],
    ['at', ['02/10/2026 12:05', '11/02/2026 12:05', '']],
    ['seats', ['1,200', '3', '']],
    ['total', ['S$1,234.50', '−S$5.00', '']],
    ['state', ['due soon', 'Awaiting payment, due soon', 'Paid']],
  ])('%s is what the cell shows', (key, expected) => {
    expect(texts(key)).toEqual(expected)
    const plain = (text: string | null) => text?.replaceAll(', ', '')
    expect(shown(key).map(plain)).toEqual(expected.map(plain))
  })

  it('is what the search looks through', () => {
    const find = (search: string) => searchRows(orders, columns, search).map(({ id }) => id)
    expect(find('02/10/2026')).toEqual(['10'])
    expect(find('awaiting zoe')).toEqual(['9'])
    expect(find('1,234.50')).toEqual(['10'])
    expect(find('2026-10-02')).toEqual([])
    expect(find('OPEN')).toEqual([])
  })

  it('goes into a file, and numbers as numbers', () => {
    const { header, lines } = exportLines(orders, columns)
    expect(header).toEqual(['Order', 'Buyer', 'Day', 'Time', 'Seats', 'Total (SGD)', 'State'])
    expect(lines[1]).toEqual(['No. 9', 'Zoë', '11/02/2026', '11/02/2026 12:05', 3, -5, 'Awaiting payment, due soon'])
  })
})

describe('the order of a column', () => {
  it('goes by the value behind the text, missing ones last', () => {
    expect(order('day')).toEqual(['9', '10', '100'])
    expect(order('at', true)).toEqual(['10', '9', '100'])
    expect(order('total')).toEqual(['9', '10', '100'])
    expect(order('seats', true)).toEqual(['10', '9', '100'])
  })

  it('counts digits in texts as numbers and ignores accents', () => {
    expect(order('id')).toEqual(['9', '10', '100'])
    const names = ['Zoë', 'Émile', 'Emil', 'ada'].map((name) => ({ name }))
    const by = [textColumn<{ name: string }>('name', 'Name', ({ name }) => name)]
    expect(sortRows(names, by, { by: 'name', down: false }).map(({ name }) => name)).toEqual([
      'ada', 'Emil', 'Émile', 'Zoë',
    ]) // prettier-ignore
  })
})

describe('links, states and people', () => {
  it('links a row only where it leads somewhere', () => {
    shown('id')
    expect(screen.getByRole('link', { name: 'No. 10' })).toHaveAttribute('href', '/orders/10')
    expect(screen.queryByRole('link', { name: 'No. 9' })).not.toBeInTheDocument()
    expect(column('id').rowHeader).toBe(true)
  })

  it('takes the choices of the filter from the table of states', () => {
    expect(column('state').choices).toEqual([
      { value: 'PAID', label: 'Paid' },
      { value: 'OPEN', label: 'Awaiting payment' },
    ])
  })

  it('shows a state that the table does not know by its name, made readable', () => {
    const unknown = statusColumn<{ state: string }, string>('state', 'State', ({ state }) => state, {})
    expect(unknown.text({ state: 'ON_HOLD' })).toBe('On hold')
  })

  it('has a badge for every state, also for one that cards leave out', () => {
    const state = statusColumn<Order, 'PAID' | 'OPEN'>('state', 'State', (one) => one.state, states, { usual: 'PAID' })
    render(orders.map((row) => <p key={row.id}>{contentOf(state, row)}</p>))
    expect(screen.getByText('Awaiting payment')).toHaveClass('badge')
    expect(screen.getByText('Paid')).toHaveClass('badge')
    // Cards leave the usual state out: one that was not sent must not look like it.
    expect(orders.map(state.text)).toEqual(['', 'Awaiting payment', 'Paid'])
    expect(screen.getByText('–')).toBeVisible()
    expect(orders.map((row) => state.value?.(row))).toEqual([undefined, 'Awaiting payment', 'Paid'])
  })

  it('breaks an address in front of its @, not within a word', () => {
    const email = textColumn<Order>('email', 'Email', (one) => one.email)
    render(<p>{contentOf(email, orders[0] as Order)}</p>)
    expect(screen.getByText('ada@example.com').innerHTML).toBe('ada<wbr>@example.com')
  })

  it('names the zone of a moment in its tooltip', () => {
    shown('at')
    expect(screen.getByText('02/10/2026 12:05')).toHaveAttribute('title', 'Asia/Singapore, UTC+08:00')
  })
})
