import { useListAllOrdersQuery } from '@/api/admin/orders'
import { useMayOpen } from '@/components/access/useAccess'
import { useAllUsers } from '@/components/admin/useAllUsers'
import { personName } from '@/domain/account/personName'
import { paths } from '@/domain/navigation/paths'
import { outOf } from '@/lib/text/wording'
import { emailOf } from '@/lib/text/emailAddress'
import { foldText } from '@/lib/text/foldText'

const most = 8
const users = paths.admin.page('users')
const orders = paths.admin.page('orders')
const listed = (page: string, search: string) => `${page}?${new URLSearchParams({ q: search })}`

/**
 * Finds users by email and orders by number, for administrators who may open these lists. The lists are read once such
 * a text is typed. For any other text it offers to search the list of users.
 */
export function useLookup(search: string) {
  const text = foldText(emailOf(search))
  const mayListUsers = useMayOpen(users).may && text.length > 2
  const mayUsers = mayListUsers && text.includes('@')
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
      hint: `User: ${personName({ firstName, lastName })}`,
    })),
    ...foundOrders.slice(0, most).map(({ orderId, invoiceNumber, userEmail }) => ({
      id: `order-${orderId}`,
      to: listed(orders, orderId),
      label: `Order ${orderId}`,
      hint: [invoiceNumber, userEmail].filter(Boolean).join(', '),
    })),
  ]
  // Searching by name is left to the list of users, because it shows its progress.
  const searches =
    mayListUsers && !mayUsers
      ? [{ id: 'search-users', to: listed(users, search.trim()), label: `Search users for “${search.trim()}”` }]
      : []
  const userStatus = mayUsers ? statusOf(people) : undefined
  const status =
    userStatus !== undefined
      ? userStatus
      : mayOrders && bought.isFetching
        ? 'Searching orders…'
        : mayOrders && bought.isError
          ? 'We couldn’t search orders'
          : undefined
  return { found, searches, status }
}

function statusOf({ loading, error }: ReturnType<typeof useAllUsers>): string | undefined {
  if (error !== undefined) return 'We couldn’t search users'
  if (!loading) return undefined
  const { done, total } = loading
  return total === undefined ? 'Searching users…' : `Searching users: ${outOf(done, total)} checked`
}
