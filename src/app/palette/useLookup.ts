import { useListAllOrdersQuery } from '@/api/admin/orders'
import { useMayOpen } from '@/components/access/useAccess'
import { paths } from '@/domain/navigation/paths'
import { foldText } from '@/lib/foldText'
import { useAllUsers } from './useAllUsers'

const most = 8
const users = paths.admin.page('users')
const orders = paths.admin.page('orders')
const listed = (page: string, search: string) => `${page}?${new URLSearchParams({ q: search })}`

/** Users by e-mail and orders by number, for administrators who may open their lists; read once such a text is typed. */
export function useLookup(search: string) {
  const text = foldText(search.trim())
  const mayUsers = useMayOpen(users).may && text.length > 2 && text.includes('@')
  const mayOrders = useMayOpen(orders).may && /^#?(?=\S*\d)[\w-]{4,}$/.test(text)
  const people = useAllUsers(mayUsers)
  const bought = useListAllOrdersQuery(undefined, { skip: !mayOrders })
  const number = text.replace('#', '')
  const foundUsers = mayUsers ? (people.users?.filter(({ email }) => foldText(email).includes(text)) ?? []) : []
  const foundOrders = mayOrders
    ? (bought.data?.filter(({ orderId, invoiceNumber }) =>
        [orderId, invoiceNumber ?? ''].some((one) => foldText(one).includes(number)),
      ) ?? [])
    : []
  const found = [
    ...foundUsers.slice(0, most).map(({ userId, email, firstName, lastName }) => ({
      id: `user-${userId}`,
      to: listed(users, email),
      label: email,
      hint: `User: ${[firstName, lastName].filter(Boolean).join(' ')}`,
    })),
    ...foundOrders.slice(0, most).map(({ orderId, invoiceNumber, userEmail }) => ({
      id: `order-${orderId}`,
      to: listed(orders, orderId),
      label: `Order ${orderId}`,
      hint: [invoiceNumber, userEmail].filter(Boolean).join(', '),
    })),
  ]
  const status =
    mayUsers && people.status
      ? people.status
      : mayOrders && bought.isFetching
        ? 'Searching orders…'
        : mayOrders && bought.isError
          ? 'Orders could not be searched'
          : undefined
  return { found, status }
}
