import { Provider } from 'react-redux'
import { describe, expect, it } from 'vitest'
import { ordersApi } from '@/api/commerce/orders'
import { userOptionsApi } from '@/api/account/userOptions'
import { WelcomeModal } from '@/components/account/WelcomeModal'
import { act, db, fail, release, render, renderAt, requestLog, screen, setRules, toasts, waitFor } from '@tests/page'

const options = () => db.userOptions.find(({ userId }) => userId === 'u-member')?.options

describe('the welcome', () => {
  it('leaves buyers alone who come for what they have bought', async () => {
    db.userOptions = []
    db.connections = []
    const { store } = await renderAt('/account', { as: 'member' })
    await waitFor(() => expect(store.getState().api.queries['listMyOrders(undefined)']?.status).toBe('fulfilled'))
    expect(await screen.findByRole('region', { name: 'Latest order' })).toBeVisible()
    expect(options()?.welcomeSeen).not.toBe(true)
    expect(requestLog.read().map(({ id }) => id)).not.toContain('getMyOptions')
    expect(screen.queryByRole('dialog', { name: /Welcome/ })).toBeNull()
  })

  it('waits for the orders that are being read again after a purchase', async () => {
    db.userOptions = []
    db.connections = []
    const bought = db.orders
    db.orders = []
    const { store } = await renderAt('/solutions', { as: 'member' })
    const { endpoints, util } = ordersApi
    await act(() => store.dispatch(endpoints.listMyOrders.initiate()))
    await act(() => store.dispatch(userOptionsApi.endpoints.getMyOptions.initiate()))
    db.orders = bought
    fail('listMyOrders', 'hang')
    await act(() => Promise.resolve(store.dispatch(util.invalidateTags(['Order']))))
    expect(endpoints.listMyOrders.select()(store.getState())).toMatchObject({ status: 'pending', data: [] })
    render(
      <Provider store={store}>
        <WelcomeModal otherwise="Nothing to welcome for" />
      </Provider>,
    )
    expect(screen.getByText('Nothing to welcome for')).toBeVisible()
    setRules([])
    await release(() => expect(endpoints.listMyOrders.select()(store.getState()).data).not.toEqual([]))
    expect(screen.getByText('Nothing to welcome for')).toBeVisible()
  })

  it('opens on the first visit to the account, and never again', async () => {
    const first = await renderAt('/account', { scenario: 'welcome' })
    expect(await screen.findByRole('dialog', { name: 'Welcome, Mei Ling' })).toBeVisible()
    await first.user.keyboard('{Escape}')
    await waitFor(() => expect(options()).toMatchObject({ welcomeSeen: true }))
    first.unmount()
    const again = await renderAt('/account', { as: 'member' })
    await waitFor(() => expect(again.store.getState().api.queries['getMyOptions(undefined)']?.status).toBe('fulfilled'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays closed if it is unknown whether it was seen', async () => {
    db.userOptions = []
    db.connections = []
    db.orders = []
    fail('getMyOptions', '503')
    await renderAt('/account', { as: 'member' })
    await waitFor(() => expect(toasts()).not.toEqual([]))
    expect(screen.queryByRole('dialog', { name: /Welcome/ })).toBeNull()
  })
})
