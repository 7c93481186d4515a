import { useGetUserRelatedRecordsQuery } from '@/api/admin/users'
import { useMayOpen } from '@/components/access/useAccess'
import type { User } from '@/contract/types'
import { relatedImpact, type Impact } from '@/domain/account/accountState'
import { paths } from '@/domain/navigation/paths'

/** The account's related records, refetched on mount, with links to those that the administrator may open. */
export function useAccountImpact({ userId, email }: User) {
  const { data, ...rest } = useGetUserRelatedRecordsQuery({ id: userId }, { refetchOnMountOrArgChange: true })
  const orders = `${paths.admin.page('orders')}?${new URLSearchParams({ q: email })}`
  const invoices = paths.admin.invoicesOf({ user: userId })
  const links: Record<string, string | false> = {
    Orders: useMayOpen(orders).may && orders,
    Invoices: useMayOpen(invoices).may && invoices,
  }
  const known = data && (relatedImpact(data)?.map((line) => withLink(line, links[line.label])) ?? unknown)
  return { data: known, isError: rest.isError, error: rest.error, isFetching: rest.isFetching, refetch: rest.refetch }
}

const unknown = [{ label: 'Orders, invoices and other records', note: 'We don’t know if there are any.' }]

const withLink = (line: Impact, to: string | false | undefined) => (to ? { ...line, to } : line)
