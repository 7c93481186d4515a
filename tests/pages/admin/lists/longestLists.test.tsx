import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@mocks/db/db'
import { parseCsv } from '@tests/parseCsv'
import { renderAt } from '@tests/renderAt'
import { savedInEach } from '@tests/savedInEach'
import { required } from '@tests/required'
import { watch } from '@tests/watch'

const many = 10_000
const copies = <Row extends object>(rows: readonly Row[], more: number, own: (index: number) => Partial<Row>): Row[] =>
  Array.from({ length: more }, (_, index) => ({ ...required(rows[index % rows.length]), ...own(index) }))

const bodyRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const search = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })

type Shown = Awaited<ReturnType<typeof renderAt>>

/** The lines of the file that the page saves, without its header. */
async function download({ user }: Shown): Promise<string[][]> {
  files.length = 0
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const { name, file } = required(files[0])
  const [, ...lines] = parseCsv(await file.text())
  expect(name).toMatch(new RegExp(`-${lines.length}-rows?\\.csv$`))
  return lines
}

// Comparing 10,000 rows with the contract takes longer than everything else; other tests do it with few.
beforeEach(() => watch.allowContractBreach())
const files = savedInEach()

describe('the longest lists at 10,000 rows', () => {
  it('logs are shown by page, searched, sorted, filtered and saved as a whole', async () => {
    const shown = await renderAt('/admin/logs', { scenario: 'logs-many' })
    expect(await screen.findByText('1–25 of 10,000')).toBeVisible()
    expect(bodyRows()).toHaveLength(25)
    await shown.user.click(screen.getByRole('button', { name: 'Search all 10,000' }))
    await screen.findByText('All 10,000 results are loaded.')
    const { code } = required(db.logs.find((one) => one.code))
    const ofCode = db.logs.filter((one) => one.code === code)
    await shown.user.click(screen.getByRole('button', { name: /^When/ }))
    const [first] = [...db.logs].sort((one, other) => one.createdAt?.localeCompare(other.createdAt ?? '') ?? 0)
    expect(names()[0]).toBe(first?.message || 'No message')
    await shown.user.selectOptions(screen.getByRole('combobox', { name: 'Code' }), String(code))
    expect((await download(shown)).length).toBe(ofCode.length)
    await shown.user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await download(shown)).toHaveLength(many)
  })

  it('orders are shown by page, searched, sorted and saved as a whole', async () => {
    db.orders = copies(db.orders, many, (index) => ({ orderId: `Order-${index}` }))
    const shown = await renderAt('/admin/orders?sort=-order', { as: 'admin' })
    expect(await screen.findByText('1–25 of 10,000')).toBeVisible()
    expect(names().slice(0, 2)).toEqual(['Order-9999', 'Order-9998'])
    search('order-9000')
    await waitFor(() => expect(screen.getByText('1 result')).toBeVisible())
    search('')
    await screen.findByText('1–25 of 10,000')
    const lines = await download(shown)
    expect(lines).toHaveLength(many)
    const numbers = lines.map(([order = '']) => Number(order.replace('Order-', '')))
    expect(numbers).toEqual([...numbers].sort((one, other) => other - one))
  })
})
