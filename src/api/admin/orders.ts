import { api, calls } from '../client/api'

/** Everyone's orders, and what administrators do with them. */
export const adminOrdersApi = api.injectEndpoints({
  endpoints: (build) => {
    const { read, write } = calls(build, 'orders')
    return {
      listAllOrders: read('GET /orders/all', { provides: ['Order'] }),
      // The badge of the menu (R-ADM-04): it shows nothing when it cannot be read, and every admin page asks for it.
      countOrdersPendingActivation: read('GET /orders/countPendingActivation', { provides: ['Order'], silent: true }),
      listOrdersPendingActivation: read('GET /orders/pendingActivation', { provides: ['Order'] }),
      activateOrderItem: write('PUT /orders/activate/{orderId}/{itemId}', {
        invalidates: ['Order', 'DoSubscription'],
        successToast: ({ title }) => `${title} activated`,
        errorToast: 'Solution could not be activated',
      }),
      listOldMemberships: read('GET /orders/oldMemberships', { provides: ['Order'] }),
      // R-ERR-16: both order actions give back a pair of error and data. What a mutation answers is that pair already
      // (`const { data, error } = await recreate(…)`), so nothing is said here and the page shows either half.
      recreateOrderInvoice: write('POST /admin/orders/{id}/actions/recreate-invoice', {
        invalidates: ['Order', 'Invoice', 'DiscountCode'],
        silent: true,
      }),
      completeOrder: write('POST /admin/orders/{id}/actions/complete-order', {
        invalidates: ['Order', 'Invoice', 'Subscription', 'DoSubscription', 'DiscountCode', 'User'],
        silent: true,
      }),
    }
  },
})

export const {
  useListAllOrdersQuery,
  useCountOrdersPendingActivationQuery,
  useListOrdersPendingActivationQuery,
  useActivateOrderItemMutation,
  useListOldMembershipsQuery,
  useRecreateOrderInvoiceMutation,
  useCompleteOrderMutation,
} = adminOrdersApi
