import { useCountTeamSeatsQuery } from '@/api/account/connections'
import { useMay } from '@/components/access/useAccess'
import { fullName } from '@/components/accountLabel'
import { payInForm } from '@/components/payment/payInForm'
import { usePaymentCard } from '@/components/payment/usePaymentCard'
import { readTeamCard } from '@/components/team/readTeamCard'
import { useTeam } from '@/components/team/teamContext'
import { useSeatsQuote, whyNotPriced } from '@/components/team/seats/useSeatsQuote'
import { paidSeats } from '@/domain/team/seatPrice'
import { formatSgd } from '@/lib/money/money'
import { useAppDispatch, useUser } from '@/store/hooks'
import { confirmSeats } from '@/store/payment/seats'
import { isUndecided } from '@/store/payment/types'
import { bothQueries } from '@/ui/feedback/bothQueries'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { NumberField } from '@/ui/form/fields/NumberField'
import { number, object } from '@/ui/form/rules'
import { SeatsPayment } from './SeatsPayment'
import { UndecidedSeats } from './UndecidedSeats'
import { useCloseWhenFound } from './useCloseWhenFound'
import type { SeatPurchase } from './useSeatPurchase'

const schema = object({ seats: number({ min: 1, whole: true }) })
const countOf = (seats: unknown) => (typeof seats === 'number' && seats > 0 ? Math.trunc(seats) : 0)

/** Buys vacant seats, to invite people later. */
export function AddSeatsDialog({ purchase, onClose }: { purchase: SeatPurchase; onClose: () => void }) {
  const dispatch = useAppDispatch()
  const { teamId, team } = useTeam()
  const name = fullName(useUser())
  const card = usePaymentCard()
  const { quote, query: priceQuery } = useSeatsQuote(teamId)
  const seatsQuery = useCountTeamSeatsQuery({ id: teamId })
  const query = bothQueries(priceQuery, seatsQuery)
  const access = useMay('members.addSeats')
  const { payment, state } = purchase
  useCloseWhenFound(purchase, onClose)
  const paid = seatsQuery.data ? paidSeats(seatsQuery.data) : 0
  if (isUndecided(state)) return <UndecidedSeats title="Add seats" purchase={purchase} onClose={onClose} />
  const pay = (seats: number) =>
    payInForm(payment, {
      confirmPrice: () => dispatch(confirmSeats({ teamId, seats, shown: quote?.of(seats).amount, paid })),
      card: () => dispatch(readTeamCard(team, card)),
      payload: { members: [] },
    })
  return (
    <FormDialog
      title="Add seats"
      submit={({ seats }) =>
        quote && countOf(seats) > 0 ? `Pay ${formatSgd(quote.of(countOf(seats)).amount)}` : 'Pay'
      }
      why={({ seats }) => access.why ?? whyNotPriced(query) ?? (countOf(seats) > 0 ? card.why : undefined)}
      data-track="add-seats"
      initial={{ seats: 1 }}
      schema={schema}
      onClose={onClose}
      onSubmit={({ seats }) => pay(seats)}
    >
      {({ values }) => (
        <>
          <NumberField name="seats" label="Seats to add" whole />
          <SeatsPayment
            seats={countOf(values.seats)}
            paid={paid}
            price={{ quote, query }}
            card={card}
            name={name}
            purchase={purchase}
          />
        </>
      )}
    </FormDialog>
  )
}
