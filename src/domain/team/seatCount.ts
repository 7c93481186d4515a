import type { Shape } from '@/contract/types'
import { paidSeats } from './seatPrice'

type Count = Shape<'TeamSeatCount'>

/** How many seats are taken, by members and by invitations; undefined if the count doesn't say. */
export function takenSeats({ accepted, pending, vacant, ...paid }: Count): number | undefined {
  if (accepted !== undefined && pending !== undefined) return accepted + pending
  return vacant === undefined ? undefined : Math.max(0, paidSeats(paid) - vacant)
}
