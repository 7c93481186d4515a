import { expect, it } from 'vitest'
import { db, renderAt, required, screen, watch } from '@tests/page'

/** A record with a word that the app doesn't know yet. */
const odd = <Row extends object>(row: Row | undefined, field: keyof Row = 'status' as keyof Row) =>
  Object.assign(required(row), { [field]: 'ON_PAUSE' })

const withItems = () => db.subscriptions.find(({ items }) => items.length > 0)
const withHistory = () => db.subscriptionEvents.find(({ subscriptionId }) => subscriptionId)
const complete = () => required(db.orders.find(({ status }) => status === 'COMPLETE'))
const redemptions = 'referral-points-redemptions?redemption='
const subscriptions = 'subscription-events?show=subscriptions&subscription='

/** Panels of one record, changed so, by their URL. */
const panels: Record<string, () => string> = {
  'the status of a redemption': () => `${redemptions}${odd(db.redemptions[0]).redemptionId}`,
  'the way a redemption is paid': () => `${redemptions}${odd(db.redemptions[0], 'type').redemptionId}`,
  'the status of a subscription and of its items': () => `${subscriptions}${odd(db.subscriptions[0]).subscriptionId}`,
  'an event in the history of a subscription': () => `${subscriptions}${odd(withHistory(), 'type').subscriptionId}`,
  'the status of a subscription’s item': () =>
    `subscription-events?show=items&item=${odd(withItems()).items[0]?.subscriptionItemId}`,
  'the status of an order’s item': () => {
    odd(complete().items[0])
    return `orders?order=${complete().orderId}`
  },
  'the status of an order': () => `orders?order=${odd(db.orders[0]).orderId}`,
}

it.each(Object.entries(panels))(
  'a word that the contract does not know yet is shown, made readable: %s',
  async (_what, change) => {
    watch.allowContractBreach()
    await renderAt(`/admin/${change()}`, { as: 'admin' })
    const panel = await screen.findByRole(/redemption=/.test(location.search) ? 'main' : 'dialog')
    expect((await screen.findAllByText('On pause')).some((one) => panel.contains(one))).toBe(true)
  },
)
