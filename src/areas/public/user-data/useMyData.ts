import { useListMyTeamsQuery } from '@/api/account/connections'
import { useListMyEventsQuery } from '@/api/community/events'
import { useGetMyFeaturedDoerQuery } from '@/api/community/featuredDoers'
import { useListUserInvoicesQuery } from '@/api/commerce/invoices'
import { useGetKycQuery } from '@/api/account/kyc'
import { useListMyNotificationsQuery } from '@/api/account/notifications'
import { useListMyOrdersQuery } from '@/api/commerce/orders'
import {
  useGetMeQuery,
  useGetPersonalizationQuery,
  useGetSignupSurveyQuery,
  useListUserTagsQuery,
} from '@/api/account/profile'
import { useListMyRedemptionsQuery } from '@/api/commerce/redemptions'
import { useListPaymentMethodsQuery } from '@/api/commerce/stripe'
import { useListMySubscriptionsQuery } from '@/api/commerce/subscriptions'
import { useGetMyOptionsQuery } from '@/api/account/userOptions'
import { useGetUserPointsQuery } from '@/api/account/userPoints'
import { invoiceStates } from '@/components/billing/invoiceStates'
import { orderStates } from '@/components/billing/OrderState'
import { useServerNow } from '@/components/useServerNow'
import type { Invoice, Order } from '@/contract/types'
import { invoiceState } from '@/domain/billing/invoices'
import { orderAmounts, titlesOf } from '@/domain/billing/orders'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { formatSgd, optionalSgd } from '@/lib/money/money'
import { titleOf } from '@/domain/account/notifications'
import { roleName, roleOf } from '@/domain/access/teamAccess'
import { dotted, dash, readableWord } from '@/lib/text/wording'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { statusOf } from '@/ui/feedback/statuses'
import { factsOf, labelOf, type Fact } from './facts'

/** A list row: title, details, date. */
export type Row = { title: string; detail?: string | undefined; at?: string | null | undefined }

/** One category of personal data. `shown`: its rows, once loaded. */
export type Part = {
  key: string
  title: string
  reading: QueryResult<unknown>
  facts?: Fact[] | undefined
  rows?: Row[] | undefined
}

const state = readableWord
const total = (order: Order) => {
  const amounts = orderAmounts(order)
  return amounts && formatSgd(amounts.total)
}

/** All data held by the server about the signed-in user that members may read; each category fails separately. */
export function useMyData(userId: string): Part[] {
  const today = singaporeDay(useServerNow())
  const wordFor = (invoice: Invoice) => {
    const state = invoiceState(invoice, today)
    return state && statusOf(invoiceStates, state).label
  }
  const list = <Item>(
    key: string,
    title: string,
    reading: QueryResult<readonly Item[]>,
    row: (item: Item) => Row,
  ): Part => ({
    key,
    title,
    reading,
    rows: reading.data
      ?.map(row)
      .map((shown) => ({ ...shown, title: shown.title || dash }))
      .toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? '')),
  })
  const one = (key: string, title: string, reading: QueryResult<unknown>): Part => ({
    key,
    title,
    reading,
    facts: reading.data === undefined ? undefined : factsOf(reading.data),
  })
  return [
    one('profile', 'Profile and preferences', useGetMeQuery()),
    list('orders', 'Orders', useListMyOrdersQuery(), (order) => ({
      title: titlesOf(order.items) || order.orderId,
      detail: dotted(statusOf(orderStates, order.status).label, total(order)),
      at: order.createdAt,
    })),
    list('subscriptions', 'Subscriptions', useListMySubscriptionsQuery(), ({ title, status, amount, createdAt }) => ({
      title,
      detail: dotted(state(status), optionalSgd(amount)),
      at: createdAt,
    })),
    list('events', 'RSVPs to events', useListMyEventsQuery(), ({ event, rsvp }) => ({
      title: event.title,
      detail: dotted(
        state(rsvp.status),
        rsvp.attended === true && 'Attended',
        rsvp.amount ? optionalSgd(rsvp.amount) : undefined,
      ),
      at: rsvp.createdAt,
    })),
    list('invoices', 'Invoices', useListUserInvoicesQuery({ userId }), (invoice) => ({
      title: invoice.number,
      detail: dotted(wordFor(invoice), optionalSgd(invoice.amount)),
      at: invoice.date,
    })),
    list('paymentMethods', 'Payment methods', useListPaymentMethodsQuery(), ({ card }) => ({
      title: dotted(labelOf(card.brand || 'card'), card.last4 && `ending in ${card.last4}`),
    })),
    list('teams', 'Teams', useListMyTeamsQuery(), ({ team, acceptedAt, ...member }) => ({
      title: team.companyName || team.teamId,
      detail: roleName(roleOf(member)),
      at: acceptedAt,
    })),
    one('points', 'Points', useGetUserPointsQuery({ userId })),
    list(
      'redemptions',
      'Redemptions',
      useListMyRedemptionsQuery({ userId }),
      ({ type, status, amount, createdAt }) => ({
        title: state(type),
        detail: dotted(state(status), optionalSgd(amount)),
        at: createdAt,
      }),
    ),
    list('notifications', 'Notifications', useListMyNotificationsQuery(), (message) => ({
      title: titleOf(message),
      detail: message.title && message.text,
      at: message.createdAt,
    })),
    one('personalisation', 'Your “About you” answers', useGetPersonalizationQuery()),
    one('signupSurvey', 'Signup survey', useGetSignupSurveyQuery({ id: userId })),
    list('tags', 'Tags', useListUserTagsQuery({ id: userId }), ({ tag, createdAt }) => ({ title: tag, at: createdAt })),
    list('idVerification', 'ID verification', useGetKycQuery(), ({ kyc_status }) => ({
      title: state(kyc_status ?? 'not_started'),
    })),
    one('featuredDoer', 'Your story as a featured doer', useGetMyFeaturedDoerQuery()),
    one('options', 'Options', useGetMyOptionsQuery()),
  ]
}
