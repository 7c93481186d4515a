import { nameOfTeam } from '@/domain/account/teamAccount'
import { useListTeamPaymentMethodsQuery } from '@/api/commerce/stripe'
import { useListTeamSubscriptionsQuery } from '@/api/account/teams'
import { useMay } from '@/components/access/useAccess'
import { CardsPage } from '@/components/payment/cards/CardsPage'
import { useTeam } from '@/components/team/teamContext'

/**
 * The team's saved cards. Of the two lists of the same cards this is the one with what each pays; `listTeamStripeCards`
 * serves the choice of a card where something is paid.
 */
export default function TeamPayment() {
  const { teamId, team, me } = useTeam()
  const { ownerEmail = me.email, altInvoiceEmail, stripeCustomerId = null, companyName } = team
  const { why: add } = useMay('payment.addCard')
  const { why: replace } = useMay('payment.replaceCard')
  const { why: remove } = useMay('payment.removeCard')
  return (
    <CardsPage
      owner={{ kind: 'team', id: teamId }}
      holder={{ email: altInvoiceEmail || ownerEmail, stripeCustomerId, name: companyName }}
      name={me.targetName}
      cards={useListTeamPaymentMethodsQuery({ id: teamId })}
      subscriptions={useListTeamSubscriptionsQuery({ id: teamId })}
      lead={`Cards that pay for ${nameOfTeam(team)}’s seats and solutions.`}
      why={{ add, replace, remove }}
    />
  )
}
