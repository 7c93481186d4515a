import { extraSeatsText, seatsPriceText, type SeatsCharge } from '@/domain/team/seatPrice'
import { countOf } from '@/lib/money/counts'
import { formatSgd } from '@/lib/money/money'
import './seatsPrice.scss'

type Props = {
  seats: number
  charge: SeatsCharge
  /** Seats that the team pays for already: they are included in the monthly sum. */
  paid?: number
}

/** The price of seats, today and each month. */
export function SeatsPrice({ seats, charge, paid = 0 }: Props) {
  const all = seats + paid
  return (
    <div className="seats-price" role="status">
      <p>{extraSeatsText(seats, paid)}</p>
      <p className="num">{seatsPriceText(seats, charge)}</p>
      <p>
        You’ll pay on the first of each month
        {paid > 0 && `: ${formatSgd(all * charge.seatPrice)} for all ${countOf(all, 'seat')}`}.
      </p>
    </div>
  )
}
