import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { describe, expect, it } from 'vitest'
import { adminOrdersApi, useListOrdersPendingActivationQuery } from '@/api/admin/orders'
import { fetchFresh } from '@/api/client/fetchOnce'
import { useBulk } from '@/components/bulk/useBulk'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { signIn } from '@/store/session/session'
import { makeStore } from '@/store/store'
import { BulkBar } from '@/ui/BulkBar'
import { BulkResults } from '@/ui/BulkResults'
import { Button } from '@/ui/Button'
import { TaskList } from '@/ui/feedback/progress/TaskList'
import { db } from '@mocks/db/db'
import { requestLog } from '@mocks/requestLog'
import { fail } from '@mocks/settings/faults'
import { signInAs } from '@mocks/personas'
import { toasts } from '@tests/calling'
import { sent } from '@tests/onPage'
import { release } from '@tests/release'

const { activateOrderItem, listOrdersPendingActivation } = adminOrdersApi.endpoints
type Item = NonNullable<ReturnType<typeof useListOrdersPendingActivationQuery>['data']>[number]

function Activations({ take }: { take: number }) {
  const { data: all = [] } = useListOrdersPendingActivationQuery()
  const [rows, setRows] = useState<readonly Item[]>([])
  const bulk = useBulk({
    name: 'activate',
    label: 'Activating solutions',
    rowKey: ({ itemId }: Item) => itemId,
    rowLabel: ({ title, itemId }) => `${title} ${itemId}`,
    call: activateOrderItem,
    args: ({ orderId = '', itemId }) => ({
      orderId,
      itemId,
      body: { activationDate: singaporeDay(Date.now()) ?? '' },
    }),
    readBack: async (dispatch) => {
      const now = await fetchFresh(dispatch(listOrdersPendingActivation.initiate(undefined, { forceRefetch: true })))
      const open = new Set(now.map(({ itemId }) => itemId))
      return ({ itemId }) => !open.has(itemId)
    },
    done: (count) => `${count} solutions activated`,
  })
  return (
    <>
      <Button disabled={all.length === 0} onClick={() => setRows(all.slice(0, 2))}>
        Select two
      </Button>
      <BulkBar
        count={rows.length}
        matching={Math.min(take, all.length)}
        onSelectAll={() => setRows(all.slice(0, take))}
        onClear={() => setRows([])}
      >
        <Button busy={bulk.busy} onClick={() => void bulk.start(rows)}>
          Activate
        </Button>
      </BulkBar>
      <BulkResults {...bulk.results} />
      <TaskList />
    </>
  )
}

async function show(take = 5) {
  const store = makeStore()
  await store.dispatch(signIn(signInAs('admin') ?? {}))
  const user = userEvent.setup()
  render(
    <Provider store={store}>
      <Activations take={take} />
    </Provider>,
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Select two' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Select two' }))
  await user.click(screen.getByRole('button', { name: `Select all ${take} that match` }))
  return { user, store }
}

const isActive = (id: string) =>
  db.orders.some(({ items }) => items.some(({ itemId, status }) => itemId === id && status === 'ACTIVE'))

describe('bulk actions', () => {
  it('sends each call once, shows one summary, and refetches the list once', async () => {
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: 'Activate' }))
    await waitFor(() => expect(toasts()).toContain('success: 5 solutions activated'))
    expect(toasts().filter((text) => text.endsWith(' activated'))).toHaveLength(1)
    expect(sent('activateOrderItem')).toHaveLength(5)
    await waitFor(() => expect(sent('listOrdersPendingActivation')).toHaveLength(2))
  })

  it('checks the server state after a lost response instead of sending again', async () => {
    fail('activateOrderItem', 'drop-afterx2')
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: 'Activate' }))
    await waitFor(() => expect(toasts()).toContain('success: 5 solutions activated'))
    expect(sent('activateOrderItem')).toHaveLength(5)
  })

  it('leaves the result unknown while the server state cannot be read', async () => {
    fail('activateOrderItem', 'drop-afterx1')
    const { user } = await show()
    const heal = fail('listOrdersPendingActivation', '403')
    await user.click(screen.getByRole('button', { name: 'Activate' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Activating solutions' }))
    expect(dialog.getByText('4 of 5 done, 1 unknown.')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Retry failed' })).not.toBeInTheDocument()
    heal()
    await user.click(dialog.getByRole('button', { name: 'Check unknown' }))
    expect(await dialog.findByText('5 of 5 done.')).toBeVisible()
    expect(sent('activateOrderItem')).toHaveLength(5)
  })

  it('stops on Cancel: completes calls in flight and sends no more', async () => {
    const heal = fail('activateOrderItem', 'hang')
    const { user } = await show(8)
    await user.click(screen.getByRole('button', { name: 'Activate' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel: Activating solutions' }))
    const dialog = within(await release(() => screen.getByRole('dialog', { name: 'Activating solutions' })))
    heal()
    expect(dialog.getByText('4 of 8 done, 4 not sent.')).toBeVisible()
    expect(sent('activateOrderItem')).toHaveLength(4)
    expect(sent('activateOrderItem').every(({ path }) => isActive(path.split('/').at(-1) ?? ''))).toBe(true)
    await user.click(dialog.getByRole('button', { name: 'Send the remaining 4' }))
    await waitFor(() => expect(toasts()).toContain('success: 8 solutions activated'))
  })

  it('sends no further row once the session has ended', async () => {
    fail('activateOrderItem', '401x1')
    fail('activateOrderItem', 'hang')
    const { user } = await show(12)
    await user.click(screen.getByRole('button', { name: 'Activate' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Activating solutions' }))
    expect(dialog.getAllByText('Not sent')).toHaveLength(8)
    requestLog.releaseHung()
    await waitFor(() => expect(sent('activateOrderItem')).toHaveLength(4))
  })
})
