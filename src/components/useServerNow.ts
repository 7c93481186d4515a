import { useGetTimeQuery } from '@/api/system/time'
import { useNow } from '@/ui/hooks/useNow'

/** The server's current time in ms, updated every minute: due dates don't depend on the device clock, which is used until it responds. */
export function useServerNow(): number {
  const now = useNow()
  const { data, fulfilledTimeStamp } = useGetTimeQuery()
  const ahead = data && fulfilledTimeStamp ? Date.parse(data.time) - fulfilledTimeStamp : 0
  return now + (Number.isFinite(ahead) ? ahead : 0)
}
