import { useGetTimeQuery } from '@/api/time'

/** The server's current time in ms: due dates don't depend on the device clock, which is used until it responds. */
export function useServerNow(): number {
  const { data, fulfilledTimeStamp } = useGetTimeQuery()
  const ahead = data && fulfilledTimeStamp ? Date.parse(data.time) - fulfilledTimeStamp : 0
  return Date.now() + (Number.isFinite(ahead) ? ahead : 0)
}
