import { useListPaymentMethodsQuery } from '@/api/commerce/stripe'
import { useListMySubscriptionsQuery } from '@/api/commerce/subscriptions'
import { ActionNeeded } from '@/components/account/ActionNeeded'
import { useServerNow } from '@/components/useServerNow'
import { paths } from '@/domain/navigation/paths'

/** Issues that need the member's attention, above everything else. */
export function Notices() {
  const { data: subscriptions = [] } = useListMySubscriptionsQuery()
  const { data: cards = [] } = useListPaymentMethodsQuery()
  const now = useServerNow()
  return <ActionNeeded subscriptions={subscriptions} cards={cards} now={now} to={paths.account.payment} />
}
