import { useMemo } from 'react'
import { usePayment } from '@/components/payment/usePayment'
import { useUser } from '@/store/hooks'
import { seatsAdapter, seatsKey } from '@/store/payment/seats'

/** The purchase of seats by this user; continues one whose outcome is unknown. */
export function useSeatPurchase(teamId: string) {
  const userId = useUser()?.userId ?? ''
  const adapter = useMemo(() => seatsAdapter(userId), [userId])
  // The dialogs hold the lock themselves.
  return usePayment(seatsKey(teamId, userId), adapter, { locks: false })
}

export type SeatPurchase = ReturnType<typeof useSeatPurchase>
