import { useEffect, useState } from 'react'

/** The present in epoch ms, looked up again every minute: what is coming becomes what is on, and over, under one's eyes. */
export function useNow(every = 60_000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
