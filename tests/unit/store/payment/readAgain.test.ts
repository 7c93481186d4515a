import { beforeEach, expect, it, vi } from 'vitest'
import { activeAccountApi } from '@/api/account/activeAccount'
import { connectionsApi } from '@/api/account/connections'
import { notificationsApi } from '@/api/account/notifications'
import { profileApi } from '@/api/account/profile'
import { teamsApi } from '@/api/account/teams'
import { invoicesApi } from '@/api/commerce/invoices'
import { ordersApi } from '@/api/commerce/orders'
import { solutionsApi } from '@/api/commerce/solutions'
import { stripeApi } from '@/api/commerce/stripe'
import { subscriptionsApi } from '@/api/commerce/subscriptions'
import { eventsApi } from '@/api/community/events'
import type { PaymentAdapter } from '@/store/payment/adapter'
import { cardAdapter } from '@/store/payment/card'
import { cartAdapter } from '@/store/payment/cart'
import { rsvpAdapter } from '@/store/payment/rsvp'
import { seatsAdapter } from '@/store/payment/seats'
import type { AppDispatch } from '@/store/store'
import { me, payer } from '@tests/payments/payers'
import { wire } from '@tests/payments/wire'

vi.mock('@/api/client/http', async () => ({ send: (await import('@tests/payments/wire')).wire.send }))
beforeEach(wire.clear)

/** What pages show of what a payment may change. */
const shown = (dispatch: AppDispatch) =>
  Promise.all([
    dispatch(ordersApi.endpoints.listMyOrders.initiate()),
    dispatch(invoicesApi.endpoints.listUserInvoices.initiate({ userId: me })),
    dispatch(subscriptionsApi.endpoints.listMySubscriptions.initiate()),
    dispatch(stripeApi.endpoints.listPaymentMethods.initiate()),
    dispatch(profileApi.endpoints.getMembershipTier.initiate({ tier: 'x' } as never)),
    dispatch(solutionsApi.endpoints.listMyTeamDoSubscriptions.initiate({ id: 't-1' })),
    dispatch(teamsApi.endpoints.getTeam.initiate({ id: 't-1' })),
    dispatch(connectionsApi.endpoints.getMyRemovalStatus.initiate()),
    dispatch(activeAccountApi.endpoints.getActiveAccount.initiate()),
    dispatch(eventsApi.endpoints.listMyEvents.initiate()),
    dispatch(notificationsApi.endpoints.listMyNotifications.initiate()),
  ])

const cards = ['listMySubscriptions', 'listPaymentMethods']
const bill = ['listMyOrders', 'listUserInvoices', 'listMySubscriptions']
const cart = [...bill, 'listPaymentMethods', 'getMembershipTier', 'listMyTeamDoSubscriptions']
const ticket = [...bill, 'getMembershipTier', 'listMyEvents', 'listMyNotifications']
const seats = ['listUserInvoices', 'listMySubscriptions', 'listMyTeamDoSubscriptions', 'getTeam', 'getMyRemovalStatus', 'getActiveAccount'] // prettier-ignore

it.each<[string, (dispatch: AppDispatch) => unknown, paid: string[], elsewhere: string[]]>([
  ['a cart', cartAdapter(me), cart, cart],
  ['a ticket', rsvpAdapter(me), ticket, ticket],
  ['seats', seatsAdapter(me), seats, seats],
  ['a card', cardAdapter({ kind: 'user', id: me }), [...cards, 'getMembershipTier', 'getTeam'], cards],
])('everything that %s may have changed is read again, once it is paid in this tab or another', async (_what, make, paid, elsewhere) => {
  const facts = { teamId: null, replaces: null }
  for (const [act, expected] of [['onPaid', paid], ['onDecidedElsewhere', elsewhere]] as const) {
    wire.clear()
    const { dispatch } = payer()
    const adapter = make(dispatch) as PaymentAdapter<object, object>
    await shown(dispatch)
    const ids = wire.calls().flatMap((id) => id ?? [])
    adapter[act]?.({ reference: 'P-222222', cents: 1, sentAt: 1, stage: 'sent', facts }, { charge: {} }, false)
    await vi.waitFor(() => expect(ids.filter((id) => wire.asked(id).length > 1).sort()).toEqual([...expected].sort()))
  }
}) // prettier-ignore
