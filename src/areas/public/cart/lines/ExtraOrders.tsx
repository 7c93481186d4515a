import { useListMyOrdersQuery, useListTeamOrdersQuery } from '@/api/commerce/orders'
import type { CartFacts } from '@/store/payment/cartFacts'
import { isMadeBy } from '@/store/payment/cartOrder'
import type { Attempt } from '@/store/payment/types'
import { countOf } from '@/lib/money/counts'
import { Alert } from '@/ui/feedback/Alert'

const paid: readonly string[] = ['COMPLETE', 'PENDING_ACTIVATION']

/** Says so if a payment has made more than one order: the browser may have sent it twice. */
export function ExtraOrders({ attempt }: { attempt: Attempt<CartFacts> }) {
  const { teamId, known } = attempt.facts
  const fresh = { refetchOnMountOrArgChange: true }
  const mine = useListMyOrdersQuery(undefined, { ...fresh, skip: teamId !== null || known === null })
  const teams = useListTeamOrdersQuery({ id: teamId ?? '' }, { ...fresh, skip: teamId === null || known === null })
  const { data = [], isError } = teamId === null ? mine : teams
  const count = isError
    ? 0
    : data.filter((order) => paid.includes(order.status) && isMadeBy(attempt, order) === true).length
  if (count < 2) return null
  return (
    <Alert kind="warning" live title={`We found ${countOf(count, 'order')} for this payment`}>
      Your payment may have been taken more than once. Check Billing & Invoices, and contact us with the reference{' '}
      <strong>{attempt.reference}</strong>.
    </Alert>
  )
}
