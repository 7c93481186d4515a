import { useCallback, useEffect, useState } from 'react'
import { resendSeconds, secondsLeft } from '@/domain/account/cooldown'
import { localStore, onStorageChange } from '@/lib/storage'
import { textMark } from '@/lib/textMark'

/** The mails that must not be sent again at once. */
export type Resent = 'activation' | 'code'

// The address itself is nobody's business on a shared device: a mark of it tells it from others.
const keyOf = (what: Resent, address: string) => `resend:${what}:${textMark(address)}`

function left(key: string): number {
  const until = localStore.read(key)
  return typeof until === 'number' ? secondsLeft(until, Date.now(), resendSeconds) : 0
}

/** Begins the wait for an address; called by whatever has just had a mail sent. */
export function startCooldown(what: Resent, address: string): void {
  localStore.write(keyOf(what, address), Date.now() + resendSeconds * 1000)
}

/** The seconds until a mail may be sent to an address again; kept over reloads and shared by all tabs (T2.2). */
export function useCooldown(what: Resent, address: string) {
  const key = keyOf(what, address)
  const [seconds, setSeconds] = useState(() => left(key))
  const look = useCallback(() => setSeconds(left(key)), [key])
  useEffect(() => {
    const timer = setInterval(look, 500)
    const stop = onStorageChange(key, look)
    look()
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [key, look])
  const start = () => {
    startCooldown(what, address)
    look()
  }
  return { seconds, start }
}
