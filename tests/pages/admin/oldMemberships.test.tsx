import { expect, it } from 'vitest'
// Loaded here, so that no test waits for them.
import '@/areas/admin/old-memberships/OldMemberships'
import { changeUser } from '@mocks/scenarios/changes'
import { db, renderAt, screen, within } from '@tests/page'
import { noPermissions } from '@mocks/permissions'

const ended = () =>
  db.orders.flatMap(({ orderId, items }) =>
    items
      .filter(({ uid, status }) => status === 'ENDED' && uid?.startsWith('premium'))
      .map((item) => ({ orderId, item })),
  )

it('lists memberships that have ended, with their order (R-LIFE-01)', async () => {
  await renderAt('/admin/old-memberships', { as: 'admin' })
  const table = within(await screen.findByRole('table', { name: 'Old memberships' }))
  expect(ended().length).toBeGreaterThan(3)
  expect(table.getAllByRole('row')).toHaveLength(Math.min(25, ended().length) + 1)
  const order = table.getAllByRole('link')[0]
  expect(ended().map(({ orderId }) => orderId)).toContain(order?.textContent)
  expect(order).toHaveAttribute('href', `/admin/orders?order=${order?.textContent}`)
  expect(table.getAllByText(/^\d\d\/\d\d\/\d{4}$/).length).toBeGreaterThan(2)
})

it('shows orders as text to those who may not open them', async () => {
  const lists = { ...noPermissions(), community: ['/admin/old-memberships'] }
  changeUser('u-admin-few', { permissions: lists })
  await renderAt('/admin/old-memberships', { as: 'admin-few' })
  const table = within(await screen.findByRole('table', { name: 'Old memberships' }))
  expect(table.getAllByText(/^o-/)[0]).toBeVisible()
  expect(table.queryAllByRole('link')).toEqual([])
})
