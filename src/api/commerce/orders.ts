import { criticalWork } from '@/lib/browser/criticalWork'
import { injectCalls } from '../client/api'

const paid = ['COMPLETE', 'PENDING_ACTIVATION']

/** Orders of members and teams. */
export const ordersApi = injectCalls('orders', ({ read, write }) => ({
  // While a payment is being reconciled, the page itself reports failed reads and stays open.
  listMyOrders: read('GET /orders', { provides: ['Order'], silent: criticalWork.pending }),
  listTeamOrders: read('GET /team/{id}/orders', { provides: ['Order'], silent: criticalWork.pending }),
  hasActiveSolution: read('GET /orders/hasActiveSolution/{id}', { provides: ['Order'] }),
  // Sent once, on return from the bank; after a lost response the orders are read.
  useOrderSession: write('PUT /orders/useSession', {
    invalidates: ['Order', 'Cart', 'Me', 'Subscription', 'DoSubscription', 'Invoice', 'Eligibility', 'PaymentMethod'],
    successToast: ({ status }) => (paid.includes(status) ? 'Checkout complete' : undefined),
    errorToast: 'The payment could not be completed',
    stayOnPage: true,
  }),
}))

export const { useListMyOrdersQuery, useListTeamOrdersQuery, useHasActiveSolutionQuery } = ordersApi
