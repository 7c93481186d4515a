import { useGetMeQuery } from '@/api/account/profile'
import { useListPaymentMethodsQuery } from '@/api/commerce/stripe'
import { useListMySubscriptionsQuery } from '@/api/commerce/subscriptions'
import { fullName } from '@/components/accountLabel'
import { CardsPage } from '@/components/payment/cards/CardsPage'
import { useUser } from '@/store/hooks'

/** The member's saved cards. */
export default function Payment() {
  const userId = useUser()?.userId ?? ''
  const { data: me, refetch } = useGetMeQuery()
  return (
    <CardsPage
      owner={{ kind: 'user', id: userId }}
      holder={me && { email: me.email, stripeCustomerId: me.stripeCustomerId ?? null, name: fullName(me) }}
      readHolder={refetch}
      name={me && fullName(me)}
      cards={useListPaymentMethodsQuery()}
      subscriptions={useListMySubscriptionsQuery()}
      lead="Cards used for purchases and renewals."
    />
  )
}
