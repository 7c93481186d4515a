import { listen } from '@/lib/browser/listen'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useAppDispatch } from '@/store/hooks'
import { nextWait, tryServer } from '@/store/session/unreachable'

const onLine = (listener: () => void) => listen(window, ['online', 'offline'], listener)

/** Retries the server with growing delays; immediately when the device is back online or the user asks. */
export function useReturn() {
  const dispatch = useAppDispatch()
  const offline = useSyncExternalStore(
    onLine,
    () => navigator.onLine === false,
    () => false,
  )
  const [trying, setTrying] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const isTrying = useRef(false)
  // By `performance.now()`: the device's clock may be changed while the page waits.
  const due = useRef(0)

  const tryNow = useCallback(async () => {
    if (isTrying.current) return
    isTrying.current = true
    setTrying(true)
    const back = await dispatch(tryServer())
    isTrying.current = false
    if (back) return
    due.current = performance.now() + nextWait()
    setSeconds(Math.ceil((due.current - performance.now()) / 1000))
    setTrying(false)
  }, [dispatch])

  useEffect(() => {
    if (offline) return
    due.current = performance.now() + nextWait()
    const timer = setInterval(() => {
      if (isTrying.current) return
      setSeconds(Math.max(0, Math.ceil((due.current - performance.now()) / 1000)))
      if (performance.now() >= due.current) void tryNow()
    }, 500)
    return () => clearInterval(timer)
  }, [offline, tryNow])

  // Retry immediately when the device comes back online.
  const wasOffline = useRef(offline)
  useEffect(() => {
    if (wasOffline.current && !offline) void tryNow()
    wasOffline.current = offline
  }, [offline, tryNow])

  return { offline, trying, seconds, tryNow: () => void tryNow() }
}
