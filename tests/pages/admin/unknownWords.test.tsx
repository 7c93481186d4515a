import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { db } from '@mocks/db/db'
import { renderAt } from '@tests/renderAt'
import { required } from '@tests/required'
import { watch } from '@tests/watch'

const word = 'ON_PAUSE'
const label = 'On pause'

/** Panels of one record whose status, type or event the app doesn't know yet, with the URL that opens it. */
const panels: readonly (readonly [string, () => string])[] = [
  [
    'the status of a redemption',
    () => {
      const redemption = required(db.redemptions[0])
      Object.assign(redemption, { status: word })
      return `referral-points-redemptions?redemption=${redemption.redemptionId}`
    },
  ],
  [
    'the way a redemption is paid',
    () => {
      const redemption = required(db.redemptions[0])
      Object.assign(redemption, { type: word })
      return `referral-points-redemptions?redemption=${redemption.redemptionId}`
    },
  ],
  [
    'the status of a subscription and of its items',
    () => {
      const subscription = required(db.subscriptions[0])
      Object.assign(subscription, { status: word })
      return `subscription-events?show=subscriptions&subscription=${subscription.subscriptionId}`
    },
  ],
  [
    'an event in the history of a subscription',
    () => {
      const event = required(db.subscriptionEvents.find(({ subscriptionId }) => subscriptionId))
      Object.assign(event, { type: word })
      return `subscription-events?show=subscriptions&subscription=${event.subscriptionId}`
    },
  ],
  [
    'the status of a subscription’s item',
    () => {
      const subscription = required(db.subscriptions.find(({ items }) => items.length > 0))
      Object.assign(subscription, { status: word })
      return `subscription-events?show=items&item=${subscription.items[0]?.subscriptionItemId}`
    },
  ],
  [
    'the status of an order’s item',
    () => {
      const order = required(db.orders.find(({ status }) => status === 'COMPLETE'))
      Object.assign(required(order.items[0]), { status: word })
      return `orders?order=${order.orderId}`
    },
  ],
  [
    'the status of an order',
    () => {
      const order = required(db.orders[0])
      Object.assign(order, { status: word })
      return `orders?order=${order.orderId}`
    },
  ],
]

describe('a word that the contract does not know yet is shown, made readable', () => {
  it.each(panels)('%s', async (_what, change) => {
    watch.allowContractBreach()
    await renderAt(`/admin/${change()}`, { as: 'admin' })
    const panel = await screen.findByRole(/redemption=/.test(location.search) ? 'main' : 'dialog')
    expect((await screen.findAllByText(label)).some((one) => panel.contains(one))).toBe(true)
  })
})
