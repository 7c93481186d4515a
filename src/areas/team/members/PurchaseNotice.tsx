import { PaymentStatus } from '@/components/payment/PaymentStatus'
import { seatsTexts } from '@/components/payment/paymentTexts'
import { ExtraSeats } from '@/components/team/seats/ExtraSeats'
import { paths } from '@/domain/navigation/paths'
import { chargeDay } from '@/domain/team/seatPrice'
import { formatSgd, toCents } from '@/lib/money/money'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { useParam } from '@/ui/hooks/useParam'
import type { SeatPurchase } from './useSeatPurchase'

/** The latest purchase of seats, while no dialog shows it: what was paid, or that it is not known yet. */
export function PurchaseNotice({ purchase: { payment, state } }: { purchase: SeatPurchase }) {
  const [inviting] = useParam('invite')
  const [seats] = useParam('seats')
  if (inviting || seats || state.step === 'blocked') return null
  const { charge, extra = 0 } = (state.step === 'paid' && state.receipt) || {}
  if (!charge) return <PaymentStatus payment={payment} state={state} texts={seatsTexts} />
  const { amount, nextChargeAt, nextChargeAmount } = charge
  return (
    <>
      {extra > 0 && (
        <ExtraSeats
          extra={extra}
          action={
            <Button size="sm" variant="outline-secondary" to={paths.team.billing}>
              See the team’s invoices
            </Button>
          }
        />
      )}
      <Alert
        kind="success"
        live
        title={`Paid: ${formatSgd(toCents(amount))}`}
        actions={
          <Button size="sm" variant="quiet" onClick={payment.dismiss}>
            Close
          </Button>
        }
      >
        {seatsTexts.paid.text}
        {nextChargeAt &&
          nextChargeAmount !== undefined &&
          ` Next charge for all seats: ${formatSgd(toCents(nextChargeAmount))} on ${chargeDay(nextChargeAt)}.`}
      </Alert>
    </>
  )
}
