import { expect, test } from 'vitest'
import { checksOf } from '@/api/client/check'
import { compare, whyUnusable } from '@/contract/check'
import type { Domain } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import { everyCall } from '@tests/everyCall'

/**
 * Writes that need their answer, grouped by what happens when a success comes without it. All others accept any
 * success: if the contract required an answer that nobody needs, a completed write would count as failed.
 */
const needed: Record<string, OperationId[]> = {
  'the records are read, and nothing is paid twice': [
    'checkoutIndiaPremium', 'checkoutCart', 'checkoutTeamCart', 'useOrderSession', 'rsvpPaid', 'addTeamSeats',
    'replacePaymentMethod', 'replaceTeamPaymentMethod', 'saveStripeCustomer', 'addStripeCustomerSource', 'addTeamStripeCard',
  ],
  'the dialog says that it was done, and closes': [
    'revokeAdminAccess', 'disableUser', 'clearPersonalIdNumbers', 'approveFeaturedDoer', 'unapproveFeaturedDoer',
    'superFeatureDoer', 'unSuperFeatureDoer', 'disablePartner', 'enablePartner', 'cancelStripeSubscription',
    'removeTeamSeat', 'activateOrderItem',
    'regeneratePartnerApiKey', 'assignTeamSolution', 'removeDoSubscription',
  ],
  'the page goes on as after the answer': ['register', 'registerTrue', 'rsvpFree', 'voteFeaturedDoer'],
  'the list is read again, which decides': ['toggleRsvpAttendance'],
  'nothing was changed': ['login', 'verifyChangePasswordToken', 'calculateCart'],
  'nobody waits for it': ['updateUserTags', 'trackEvent'],
} // prettier-ignore

test('a write needs its answer only where it can’t go on without it', () => {
  const isUsable = (domain: Domain, route: string, body: unknown) =>
    whyUnusable(compare(checksOf(domain), route, body)) === undefined
  const found = everyCall
    .filter(
      ({ method, domain, route }) => method !== 'GET' && ![{}, null].some((body) => isUsable(domain, route, body)),
    )
    .map(({ id }) => id)
  expect(found.toSorted()).toEqual(Object.values(needed).flat().toSorted())
})
