import { PaymentStatus } from '@/components/payment/PaymentStatus'
import { seatsTexts } from '@/components/payment/paymentTexts'
import { CloseButton } from '@/components/CloseButton'
import { Dialog } from '@/ui/overlay/Dialog'
import type { SeatPurchase } from './useSeatPurchase'

type Props = { title: string; purchase: SeatPurchase; onClose: () => void }

/** Shown instead of a form while it is not known whether the last purchase was paid; closing doesn't stop the check. */
export function UndecidedSeats({ title, purchase: { payment, state }, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose} actions={<CloseButton onClose={onClose} />}>
      <PaymentStatus payment={payment} state={state} texts={seatsTexts} />
    </Dialog>
  )
}
