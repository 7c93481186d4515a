import { injectCalls } from '../client/api'

const cardChanges = ['PaymentMethod', 'Subscription'] as const

/** Cards, plans and subscriptions at the card-payment provider, for members and teams. */
export const stripeApi = injectCalls('stripe', ({ read, write }) => ({
  listStripePlans: read('GET /stripe/plans', { keepUnusedFor: 3600 }),
  listMyStripeSubscriptions: read('GET /stripe/subscriptions/customer', { provides: ['Subscription'] }),
  // It may charge a notice period: after a lost response the page reads the subscription before it offers an
  // action.
  cancelStripeSubscription: write('PUT /stripe/subscription/cancel/{id}', {
    invalidates: ['Subscription', 'DoSubscription', 'PaymentMethod', 'Invoice', 'Order', 'Me'],
    successToast: 'Subscription cancelled',
    errorToast: 'Subscription could not be canceled',
    stayOnPage: true,
  }),
  // R-CART-22: the toast is the server's own message, here and for replacing a card (R-ERR-15).
  calculateMembershipTopUp: read('GET /stripe/calculateMembershipTopUp', {
    provides: ['Subscription', 'Me', 'Cart'],
  }),

  listPaymentMethods: read('GET /stripe/paymentMethods', { provides: ['PaymentMethod'] }),
  canRemovePaymentMethod: read('GET /stripe/customerPaymentMethodCanBeRemoved', {
    provides: ['PaymentMethod', 'Subscription'],
  }),
  removePaymentMethod: write('PUT /stripe/paymentMethod/remove/{id}', {
    invalidates: [...cardChanges],
    successToast: 'Payment method removed',
    errorToast: 'Payment method could not be removed',
  }),
  replacePaymentMethod: write('PUT /stripe/paymentMethod/replace/{id}', {
    invalidates: [...cardChanges],
    successToast: 'Payment method replaced',
  }),

  listTeamPaymentMethods: read('GET /stripe/team/{id}/paymentMethods', { provides: ['PaymentMethod'] }),
  canRemoveTeamPaymentMethod: read('GET /stripe/team/{id}/customerPaymentMethodCanBeRemoved', {
    provides: ['PaymentMethod', 'Subscription'],
  }),
  removeTeamPaymentMethod: write('PUT /stripe/team/{teamId}/paymentMethod/remove/{id}', {
    invalidates: [...cardChanges],
    successToast: 'Payment method removed',
    errorToast: 'Payment method could not be removed',
  }),
  replaceTeamPaymentMethod: write('PUT /stripe/team/{teamId}/paymentMethod/replace/{id}', {
    invalidates: [...cardChanges],
    successToast: 'Payment method replaced',
  }),

  saveStripeCustomer: write('POST /stripe/customer/{customerId}', {
    invalidates: [...cardChanges, 'Me', 'Team'],
    errorToast: 'Payment details could not be saved',
  }),
  addStripeCustomerSource: write('POST /stripe/customer/{id}/sources', {
    invalidates: [...cardChanges],
    successToast: 'Card added',
    errorToast: 'Card could not be added',
  }),
  listTeamStripeCards: read('GET /team/{id}/stripeCards', { provides: ['PaymentMethod'] }),
  addTeamStripeCard: write('POST /team/{id}/stripeCards', {
    invalidates: [...cardChanges],
    successToast: 'Card added',
    errorToast: 'Card could not be added',
  }),
}))

export const {
  useListMyStripeSubscriptionsQuery,
  useCancelStripeSubscriptionMutation,
  useCalculateMembershipTopUpQuery,
  useListPaymentMethodsQuery,
  useLazyCanRemovePaymentMethodQuery,
  useRemovePaymentMethodMutation,
  useListTeamPaymentMethodsQuery,
  useLazyCanRemoveTeamPaymentMethodQuery,
  useRemoveTeamPaymentMethodMutation,
  useListTeamStripeCardsQuery,
} = stripeApi
