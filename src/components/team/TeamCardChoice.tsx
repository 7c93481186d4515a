import { useListTeamStripeCardsQuery } from '@/api/commerce/stripe'
import { CardPayment } from '@/components/CardPayment'
import type { PaymentCard } from '@/components/payment/usePaymentCard'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'

type Props = {
  card: PaymentCard
  teamId: string
  /** Initial value of the name field. */
  name: string
  disabled: boolean
}

/** The card that pays a team's charges: the saved one, or another, which takes its place (R-PRICE-07). */
export function TeamCardChoice({ card, teamId, name, disabled }: Props) {
  const cards = useListTeamStripeCardsQuery({ id: teamId })
  return (
    <QueryBoundary query={cards} what="the team’s cards" skeleton={{ shape: 'form', rows: 3 }}>
      {/* A team's charges go to its default card. If none is marked as default, each unmarked card may be it. */}
      {(all) => {
        const isUnsaid = !all.some(({ isDefault }) => isDefault)
        return (
          <CardPayment
            handle={card.handle}
            saved={all.filter(({ isDefault }) => isDefault ?? isUnsaid)}
            maySave={false}
            name={name}
            disabled={disabled}
          />
        )
      }}
    </QueryBoundary>
  )
}
