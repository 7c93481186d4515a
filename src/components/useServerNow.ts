import { momentMs } from '@/lib/dates/dates'
import { useGetTimeQuery } from '@/api/system/time'
import { useNow } from '@/ui/hooks/useNow'

/** The server's current time in ms, updated every minute: due dates don't depend on the device clock, which is used until it responds. */
export function useServerNow(): number {
  const now = useNow()
  const { data, fulfilledTimeStamp } = useGetTimeQuery()
  const server = momentMs(data?.time)
  return server !== undefined && fulfilledTimeStamp ? now + server - fulfilledTimeStamp : now
}
