import type { Ref } from 'react'
import { useListTeamStripeCardsQuery } from '@/api/commerce/stripe'
import { CardPayment, type CardHandle } from '@/components/CardPayment'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'

type Props = {
  handle: Ref<CardHandle>
  teamId: string
  /** Initial value of the name field. */
  name: string
  disabled: boolean
}

/** The card that pays a team's charges: the saved one, or another, which takes its place (R-PRICE-07). */
export function TeamCardChoice({ handle, teamId, name, disabled }: Props) {
  const cards = useListTeamStripeCardsQuery({ id: teamId })
  return (
    <QueryBoundary query={cards} what="the team’s cards" skeleton={{ shape: 'form', rows: 3 }}>
      {/* Charges of a team always go to its default card: no other saved one can be chosen here. */}
      {(all) => (
        <CardPayment
          handle={handle}
          saved={all.filter(({ isDefault }) => isDefault)}
          maySave={false}
          name={name}
          disabled={disabled}
        />
      )}
    </QueryBoundary>
  )
}
