import type { Shape } from '@/contract/types'
import { buyerNames, newestFirst } from '../../db/commerce/buyers'
import type { SubscriptionRow } from '../../db/commerce/commerceTables'
import { db } from '../../db/db'
import { userOr404 } from '../../db/find'
import {
  allSubscriptions,
  runningFirst,
  subscriptionsOfUser,
  teamAsSubscription,
  toItem,
  toSubscription,
} from '../../db/commerce/subscriptions'
import { reject, type Handlers } from '../../http'

const none = () => reject(404, 'This subscription does not exist')

const itemsOf = (rows: readonly SubscriptionRow[]): Shape<'SubscriptionItem'>[] =>
  runningFirst(rows).flatMap((row) => row.items.map((line) => toItem(row, line)))

const find = (rows: readonly SubscriptionRow[], id: string): SubscriptionRow =>
  rows.find(({ subscriptionId }) => subscriptionId === id) ?? none()

const findItem = (rows: readonly SubscriptionRow[], id: string): Shape<'SubscriptionItem'> =>
  itemsOf(rows).find(({ subscriptionItemId }) => subscriptionItemId === id) ?? reject(404, 'This item does not exist')

/** A team's subscription, as a line of its own. */
const teamItem = (subscription: Shape<'Subscription'>): Shape<'SubscriptionItem'> => ({
  subscriptionItemId: `${subscription.subscriptionId}-1`,
  subscriptionId: subscription.subscriptionId,
  status: subscription.status,
  title: subscription.title,
  addOns: [],
  ...pick(subscription, [
    'currentPeriodEnd',
    'uid',
    'variation',
    'quantity',
    'userId',
    'userName',
    'userEmail',
    'teamId',
    'teamName',
    'orderId',
    'createdAt',
    'endedAt',
  ]),
})

const pick = <Row extends object, Key extends keyof Row>(row: Row, keys: readonly Key[]): Pick<Row, Key> =>
  Object.fromEntries(keys.filter((key) => row[key] !== undefined).map((key) => [key, row[key]])) as Pick<Row, Key>

const teamSubscriptions = () =>
  db.teamSubscriptions.filter(({ interval }) => interval !== 'once').map(teamAsSubscription)

const everySubscription = () =>
  newestFirst([...allSubscriptions().map(toSubscription), ...teamSubscriptions()], ({ createdAt }) => createdAt ?? '')

const everyItem = () => [...itemsOf(allSubscriptions()), ...teamSubscriptions().map(teamItem)]

export const subscriptions = {
  listSubscriptionEvents: () =>
    newestFirst(db.subscriptionEvents, ({ createdAt }) => createdAt).map((event) => ({
      ...event,
      ...buyerNames(event),
    })),

  listMySubscriptions: ({ me }) => runningFirst(subscriptionsOfUser(me.userId)).map(toSubscription),
  getMySubscription: ({ me, path }) => toSubscription(find(subscriptionsOfUser(me.userId), path.id)),
  listMySubscriptionItems: ({ me }) => itemsOf(subscriptionsOfUser(me.userId)),
  getMySubscriptionItem: ({ me, path }) => findItem(subscriptionsOfUser(me.userId), path.id),
  listItemsOfMySubscription: ({ me, path }) => itemsOf([find(subscriptionsOfUser(me.userId), path.id)]),

  listAllSubscriptions: everySubscription,
  getSubscriptionForAdmin: ({ path }) =>
    everySubscription().find(({ subscriptionId }) => subscriptionId === path.id) ?? none(),
  listUserSubscriptions: ({ path }) => runningFirst(subscriptionsOfUser(userOr404(path.id).userId)).map(toSubscription),
  listAllSubscriptionItems: everyItem,
  getSubscriptionItemForAdmin: ({ path }) =>
    everyItem().find(({ subscriptionItemId }) => subscriptionItemId === path.id) ??
    reject(404, 'This item does not exist'),
  listUserSubscriptionItems: ({ path }) => itemsOf(subscriptionsOfUser(userOr404(path.id).userId)),
  listItemsOfSubscription: ({ path }) => {
    if (!everySubscription().some(({ subscriptionId }) => subscriptionId === path.id)) none()
    return everyItem().filter(({ subscriptionId }) => subscriptionId === path.id)
  },
} satisfies Partial<Handlers>
