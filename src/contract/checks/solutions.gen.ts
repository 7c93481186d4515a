// Generated from openapi.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {
  answers: {
    'GET /me/doSubscriptions/team/{id}': [{ $: 'DoSubscription' }],
    'GET /me/formerDoSubscriptions/team/{id}': [{ $: 'DoSubscription' }],
    'GET /me/unseenRemovedDoSubscriptions': [{ $: 'DoSubscription' }],
    'GET /me/activeDoSubscriptions/team/{id}': [{ $: 'DoSubscription' }],
    'GET /doSubscriptions/{id}/removed': { $: 'DoSubscription' },
    'PUT /doSubscriptions/{id}/remove': { $: 'DoSubscription' },
    'PUT /me/doSubscriptions/{id}/markStatusSeen': { $: 'Ok' },
  },
  shared: {
    DoSubscription: {
      'id!': 's',
      teamId: 's',
      'solutionUid!': 's',
      'title!': 's',
      variation: { '?': 's' },
      variationUid: { '?': 's' },
      image: { '?': 's' },
      'status!': { $: 'DoSubscriptionStatus' },
      assigneeId: { '?': 's' },
      assigneeName: { '?': 's' },
      assigneeEmail: { '?': 's' },
      assignedAt: { '?': 's' },
      startDate: 's',
      endDate: { '?': 's' },
      nextChargeAt: { '?': 's' },
      statusSeen: 'b',
      removalReason: { '?': 's' },
      removedAt: { '?': 's' },
      removedByName: { '?': 's' },
      price: { $: 'Sgd' },
      interval: { $: 'DoSubscriptionInterval' },
      orderId: { '?': 's' },
      subscriptionId: { '?': 's' },
    },
    DoSubscriptionStatus: 's',
    Sgd: 'n',
    DoSubscriptionInterval: 's',
    Ok: { ok: 'b', message: 's' },
  },
}

export default checks
