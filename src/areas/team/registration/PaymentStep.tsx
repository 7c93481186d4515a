import { boolean, object } from 'yup'
import { payInForm } from '@/components/payment/payInForm'
import { PaymentStatus } from '@/components/payment/PaymentStatus'
import { usePaymentCard } from '@/components/payment/usePaymentCard'
import { readTeamCard } from '@/components/team/readTeamCard'
import { SeatsPrice } from '@/components/team/seats/SeatsPrice'
import { TeamCardChoice } from '@/components/team/TeamCardChoice'
import { useSeatsQuote, whyNotPriced } from '@/components/team/seats/useSeatsQuote'
import { SiteLink } from '@/components/links/SiteLink'
import type { Team, TeamConnection } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { chargeDay, type SeatsCharge } from '@/domain/team/seatPrice'
import { membersOf, registrationSteps } from '@/domain/team/teamRegistration'
import { termsUnchecked } from '@/domain/team/teamValidation'
import { useAppDispatch } from '@/store/hooks'
import type { Payment } from '@/store/payment/paymentMachine'
import type { SeatsFacts, SeatsPayload, SeatsReceipt } from '@/store/payment/seats'
import { mayPay, type PaymentState } from '@/store/payment/types'
import { registrationRequest } from '@/store/registration/registrationPayment'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { CheckField } from '@/ui/form/fields/CheckField'
import { DialogForm } from '@/ui/form/dialog/DialogForm'
import { registrationTexts } from './registrationTexts'
import { useAdmin } from './useAdmin'

type Props = {
  userId: string
  team: Team
  connections: readonly TeamConnection[]
  payment: Payment<SeatsFacts, SeatsReceipt, SeatsPayload>
  state: PaymentState<SeatsReceipt>
  /** Called before anything is sent. */
  onPay: () => void
  onBack: () => void
}

const schema = object({ agreed: boolean().oneOf([true], termsUnchecked).required(termsUnchecked) })

/** Step 3: the price, the card, the terms (R-VAL-09, R-VAL-10). Leaving it destroys the card fields (R-TEAM-06). */
export function PaymentStep({ userId, team, connections, payment, state, onPay, onBack }: Props) {
  const dispatch = useAppDispatch()
  const admin = useAdmin()
  const card = usePaymentCard()
  const { quote, query } = useSeatsQuote(team.teamId)
  const seats = membersOf(connections).length
  const charge = quote?.of(seats)
  // The card is needed unless the server says explicitly that nothing has to be paid.
  const needsCard = quote?.price.isPaymentRequired !== false
  const busy = !mayPay(state)
  const pay = () => {
    onPay()
    const read = async () => (needsCard ? dispatch(readTeamCard(team, card)) : Promise.resolve({ source: null }))
    const registration = { userId, team, admin, connections, shown: charge?.amount }
    return payInForm(payment, dispatch(registrationRequest(registration, read)))
  }
  return (
    <DialogForm
      title="Confirm payment"
      submit={state.step === 'authenticating' ? undefined : registrationSteps[2]?.button}
      why={whyNotPriced(query) ?? (needsCard ? card.why : undefined)}
      data-track="confirm-team"
      initial={{ agreed: false }}
      schema={schema}
      onBack={onBack}
      locked={busy}
      onSubmit={pay}
    >
      <QueryBoundary query={query} what="the price" skeleton={{ rows: 2 }}>
        {() =>
          charge &&
          (seats > 0 && needsCard ? (
            <SeatsPrice seats={seats} charge={charge} />
          ) : (
            <p>
              <strong>Nothing to pay today.</strong> {nothingText(seats, charge, needsCard)}
            </p>
          ))
        }
      </QueryBoundary>
      {needsCard && <TeamCardChoice card={card} teamId={team.teamId} name={admin.name} disabled={busy} />}
      <CheckField name="agreed" label="Terms & conditions" optional={false} disabled={busy}>
        I agree to the{' '}
        <SiteLink to={paths.terms} target="_blank">
          terms & conditions
        </SiteLink>
        {seats > 0 && ' and to being charged for the seats until I remove them'}.
      </CheckField>
      <PaymentStatus payment={payment} state={state} texts={registrationTexts} />
    </DialogForm>
  )
}

/** Why nothing is charged now: there are no members, or the server has said that no payment is needed. */
function nothingText(seats: number, { nextChargeAt }: SeatsCharge, needsCard: boolean): string {
  if (seats > 0) return `Your members’ seats are charged on the first of each month, from ${chargeDay(nextChargeAt)}.`
  const none = 'You have no members yet, so there are no seats to pay for.'
  return needsCard ? `${none} The card is saved for the seats you add later.` : none
}
