import { PaymentStatus } from '@/components/payment/PaymentStatus'
import { seatsTexts } from '@/components/payment/paymentTexts'
import type { PaymentCard } from '@/components/payment/usePaymentCard'
import { SeatsPrice } from '@/components/team/seats/SeatsPrice'
import { TeamCardChoice } from '@/components/team/TeamCardChoice'
import { useTeam } from '@/components/team/teamContext'
import type { useSeatsQuote } from '@/components/team/seats/useSeatsQuote'
import { mayPay } from '@/store/payment/types'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import type { SeatPurchase } from './useSeatPurchase'

type Props = {
  /** How many seats are bought; 0 if there is nothing to pay. */
  seats: number
  /** Seats that are paid already. */
  paid: number
  price: Pick<ReturnType<typeof useSeatsQuote>, 'quote'> & { query: QueryResult<unknown> }
  card: PaymentCard
  name: string
  purchase: SeatPurchase
}

/** The price of seats, the card that pays for them, and the status of the payment. */
export function SeatsPayment({ seats, paid, price, card, name, purchase: { payment, state } }: Props) {
  const { teamId } = useTeam()
  const { quote, query } = price
  return (
    <>
      {seats > 0 && (
        <>
          <QueryBoundary query={query} what="the price" skeleton={{ rows: 2 }}>
            {() => quote && <SeatsPrice seats={seats} charge={quote.of(seats)} paid={paid} />}
          </QueryBoundary>
          <TeamCardChoice card={card} teamId={teamId} name={name} disabled={!mayPay(state)} />
        </>
      )}
      <PaymentStatus payment={payment} state={state} texts={seatsTexts} />
    </>
  )
}
