import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bodiesOf, db, enter, fail, findUser, renderAt, required, savedInEach, toasts } from '@tests/page'
import { asked } from './admin'

const files = savedInEach()

describe('invoices', () => {
  it('lists everybody’s with their buyers, saves a PDF, and exports what is found', async () => {
    const { user } = await renderAt('/admin/invoices', { as: 'admin' })
    const table = within(await screen.findByRole('table', { name: 'Invoices' }))
    expect(screen.getByText(`1–25 of ${db.invoices.length.toLocaleString('en-SG')}`)).toBeVisible()
    const newest = [...db.invoices].sort((a, b) => b.date.localeCompare(a.date))[0]
    await user.click(table.getAllByRole('button', { name: /^Download .* as PDF$/ })[0] ?? document.body)
    await waitFor(() => expect(files).toHaveLength(1))
    expect(table.getAllByRole('row')[1]).toHaveTextContent(newest?.date.split('-').reverse().join('/') ?? '?')
    const email = findUser('u-premium')?.email ?? ''
    await user.type(screen.getByRole('searchbox', { name: 'Search invoices' }), `${email}{Enter}`)
    const own = db.invoices.filter(({ userId }) => userId === 'u-premium')
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(Math.min(25, own.length)))
    await user.click(screen.getByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(files).toHaveLength(2))
    const lines = (await files[1]?.file.text())?.trim().split('\r\n') ?? []
    expect(lines[0]).toContain('Buyer')
    expect(lines).toHaveLength(own.length + 1)
  })

  it('shows those of a user or a team alone, and leads back to all', async () => {
    const first = await renderAt('/admin/invoices?user=u-premium', { as: 'admin' })
    expect(await screen.findByRole('heading', { level: 1, name: /^Invoices for Nur Aisyah/ })).toBeVisible()
    const own = db.invoices.filter(({ userId, teamId }) => userId === 'u-premium' && teamId === null)
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(own.length))
    expect(asked('listUserInvoices')).toEqual(['/invoices/u-premium'])
    expect(asked('listInvoices')).toEqual([])
    expect(await screen.findByText(/The ZIP contains everyone’s invoices/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open user' })).toHaveAttribute('href', '/admin/users?user=u-premium')
    first.unmount()
    const { teamId, teamName } = teamWithInvoices()
    await renderAt(`/admin/invoices?team=${teamId}`, { as: 'admin' })
    expect(await screen.findByRole('heading', { level: 1, name: `Invoices for ${teamName}` })).toBeVisible()
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(crumbs.getByRole('link', { name: 'Invoices' })).toHaveAttribute('href', '/admin/invoices')
  })
})

function teamWithInvoices() {
  const { teamId } = db.invoices.find((one) => one.teamId !== null) ?? {}
  return { teamId, teamName: db.teams.find((team) => team.teamId === teamId)?.companyName }
}

describe('orders', () => {
  const orderIn = (...statuses: string[]) => db.orders.find(({ status }) => statuses.includes(status))

  it('names the first item of an order and the number of the others, and all of them in the tooltip', async () => {
    const order = required(db.orders.find(({ items, teamName }) => items.length > 1 && !teamName))
    await renderAt(`/admin/orders?q=${order.orderId}`, { as: 'admin' })
    const items = await screen.findByText(new RegExp(`^${order.items[0]?.title} and ${order.items.length - 1} more$`))
    expect(items).toHaveAttribute('title', expect.stringContaining(order.items.at(-1)?.title ?? '?'))
  })

  it('finds the order that the command palette names, and shows what was bought by whom', async () => {
    const order = orderIn('COMPLETE')
    const { user, router } = await renderAt(`/admin/orders?q=${order?.orderId}`, { as: 'admin' })
    const table = within(await screen.findByRole('table', { name: 'Orders' }))
    const link = table.getByRole('link', { name: order?.orderId ?? '?' })
    await user.click(link)
    const dialog = within(await screen.findByRole('dialog', { name: `Order ${order?.orderId}` }))
    expect(router.state.location.search).toBe(`?q=${order?.orderId}&order=${order?.orderId}`)
    const buyer = required(findUser(order?.userId))
    expect(dialog.getByRole('link', { name: `${buyer.firstName} ${buyer.lastName}` })).toHaveAttribute(
      'href',
      `/admin/users?user=${order?.userId}`,
    )
    expect(dialog.getByRole('link', { name: buyer.email })).toHaveAttribute('href', `mailto:${buyer.email}`)
    for (const { title } of order?.items ?? []) expect(dialog.getAllByText(new RegExp(title))[0]).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.search).toBe(`?q=${order?.orderId}`))
  })

  it('recreates an invoice without a code; a wrong code is refused at its field (R-ERR-16)', async () => {
    const order = orderIn('COMPLETE')
    const { user } = await renderAt(`/admin/orders?order=${order?.orderId}`, { as: 'admin' })
    const dialog = within(await screen.findByRole('dialog', { name: `Order ${order?.orderId}` }))
    const form = within(dialog.getByRole('form', { name: 'Reissue invoice' }))
    const field = form.getByLabelText(/^Discount code/)
    enter(field, 'NO-SUCH-CODE')
    await user.click(form.getByRole('button', { name: 'Reissue invoice' }))
    expect(await form.findByRole('link', { name: /^Discount code: We don’t recognise/ })).toBeVisible()
    expect(toasts()).toEqual([])
    await user.clear(field)
    await user.click(form.getByRole('button', { name: 'Reissue invoice' }))
    expect(await dialog.findByText(/^Invoice DC-.* made$/)).toBeVisible()
    expect(bodiesOf('recreateOrderInvoice').at(-1)).toEqual({ discountCode: null })
    expect(db.invoices.filter(({ orderId, status }) => orderId === order?.orderId && status === 'PAID')).toHaveLength(1)
  })

  it('does not know after a lost answer, reads the order again, and sends nothing by itself', async () => {
    const order = orderIn('COMPLETE')
    fail('recreateOrderInvoice', 'drop-after')
    const { user } = await renderAt(`/admin/orders?order=${order?.orderId}`, { as: 'admin' })
    const dialog = within(await screen.findByRole('dialog', { name: `Order ${order?.orderId}` }))
    await user.click(dialog.getByRole('button', { name: 'Reissue invoice' }))
    expect(await dialog.findByText('We don’t know if the invoice was created')).toBeVisible()
    expect(bodiesOf('recreateOrderInvoice')).toHaveLength(1)
    await waitFor(() => expect(asked('listAllOrders').length).toBeGreaterThan(1))
  })

  it('completes an order that waits for the bank, and shows both parts of the answer', async () => {
    const order = orderIn('COMPLETE', 'FAILED')
    Object.assign(order ?? {}, { status: 'PENDING' })
    const id = order?.orderId ?? ''
    const heal = fail('completeOrder', { status: 409, message: 'This order is not pending' })
    const { user } = await renderAt(`/admin/orders?order=${id}`, { as: 'admin' })
    const opened = within(await screen.findByRole('dialog', { name: `Order ${id}` }))
    expect(await opened.findByText('Waiting for the bank')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Complete order' }))
    const confirm = within(await screen.findByRole('dialog', { name: `Complete order ${id}?` }))
    await user.click(confirm.getByRole('button', { name: `Complete order ${id}` }))
    expect(await confirm.findByText('This order is not pending')).toBeVisible()
    heal()
    await user.click(confirm.getByRole('button', { name: `Complete order ${id}` }))
    await waitFor(() => expect(toasts()).toContainEqual(expect.stringContaining(`success: Order ${id} completed`)))
    expect(['COMPLETE', 'PENDING_ACTIVATION']).toContain(db.orders.find(({ orderId }) => orderId === id)?.status)
    expect(await screen.findByRole('form', { name: 'Reissue invoice' })).toBeInTheDocument()
  })

  it.each<[string, RegExp | undefined]>([
    ['PENDING', /waiting for the buyer’s bank/],
    ['FAILED', /The payment of this order failed/],
    ['REFUNDED', /This order was refunded/],
    ['PENDING_ACTIVATION', undefined],
  ])('leaves it to the server whether a %s order may be completed or invoiced again', async (status, warning) => {
    const order = Object.assign(required(orderIn('COMPLETE')), { status })
    const { user } = await renderAt(`/admin/orders?order=${order.orderId}`, { as: 'admin' })
    const opened = within(await screen.findByRole('dialog', { name: `Order ${order.orderId}` }))
    expect(opened.getByRole('form', { name: 'Reissue invoice' })).toBeVisible()
    const complete = opened.queryByRole('button', { name: 'Complete order' })
    if (!warning) return void expect(complete).not.toBeInTheDocument()
    await user.click(required(complete))
    expect(await screen.findByRole('dialog', { name: `Complete order ${order.orderId}?` })).toHaveTextContent(warning)
  })
})
