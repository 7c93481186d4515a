import { useEffect, useRef } from 'react'
import { momentMs } from '@/lib/dates/dates'
import { useGetTimeQuery } from '@/api/system/time'
import { useNow } from '@/ui/hooks/useNow'

const minute = 60_000

/** The server's current time in ms, updated every minute: due dates don't depend on the device clock, which is used until it responds. */
export function useServerNow(): number {
  const now = useNow()
  const { data, fulfilledTimeStamp, refetch } = useGetTimeQuery()
  const last = useRef(now)
  useEffect(() => {
    // `now` advances by a minute at a time; a bigger step means that the device has slept or its clock was changed.
    if (Math.abs(now - last.current) > 2 * minute) void refetch()
    last.current = now
  }, [now, refetch])
  const server = momentMs(data?.time)
  return server !== undefined && fulfilledTimeStamp ? now + server - fulfilledTimeStamp : now
}
