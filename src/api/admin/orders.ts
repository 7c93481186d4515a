import { injectCalls } from '../client/api'

/** Orders of all users, with the administrators' actions. */
export const adminOrdersApi = injectCalls('orders', ({ read, write }) => ({
  listAllOrders: read('GET /orders/all', { provides: ['Order'] }),
  // The menu badge (R-ADM-04): requested by every admin page, and hidden if it cannot be loaded.
  countOrdersPendingActivation: read('GET /orders/countPendingActivation', { provides: ['Order'], silent: true }),
  listOrdersPendingActivation: read('GET /orders/pendingActivation', { provides: ['Order'] }),
  activateOrderItem: write('PUT /orders/activate/{orderId}/{itemId}', {
    invalidates: ['Order', 'DoSubscription'],
    successToast: ({ title }) => `${title} activated`,
    errorToast: 'Solution could not be activated',
  }),
  listOldMemberships: read('GET /orders/oldMemberships', { provides: ['Order'] }),
  // R-ERR-16: both order actions return a pair of error and data. A mutation's result is that pair already
  // (`const { data, error } = await recreate(…)`), so there is no toast here and the page shows either half.
  recreateOrderInvoice: write('POST /admin/orders/{id}/actions/recreate-invoice', {
    invalidates: ['Order', 'Invoice', 'DiscountCode'],
    silent: true,
    stayOnPage: true,
  }),
  completeOrder: write('POST /admin/orders/{id}/actions/complete-order', {
    invalidates: ['Order', 'Invoice', 'Subscription', 'DoSubscription', 'DiscountCode', 'User'],
    silent: true,
    stayOnPage: true,
  }),
}))

export const {
  useListAllOrdersQuery,
  useCountOrdersPendingActivationQuery,
  useListOrdersPendingActivationQuery,
  useActivateOrderItemMutation,
  useListOldMembershipsQuery,
  useRecreateOrderInvoiceMutation,
  useCompleteOrderMutation,
} = adminOrdersApi
