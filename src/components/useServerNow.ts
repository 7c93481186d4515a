import { useGetTimeQuery } from '@/api/time'

/** The server's present in ms: what is due does not depend on the device's clock. The device's own until it has answered. */
export function useServerNow(): number {
  const { data, fulfilledTimeStamp } = useGetTimeQuery()
  const ahead = data && fulfilledTimeStamp ? Date.parse(data.time) - fulfilledTimeStamp : 0
  return Date.now() + (Number.isFinite(ahead) ? ahead : 0)
}
