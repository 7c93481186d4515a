import { useCallback, useReducer, useSyncExternalStore } from 'react'
import { resendSeconds, secondsLeft } from '@/domain/account/cooldown'
import { localStore, onStorageChange } from '@/lib/storage/storage'
import { textMark } from '@/lib/text/textMark'

/** The emails with a cooldown. */
export type Resent = 'activation' | 'code'

// Store a hash instead of the address: it is private on a shared device.
const keyOf = (what: Resent, address: string) => `resend:${what}:${textMark(address)}`

function left(key: string): number {
  const until = localStore.read(key)
  return typeof until === 'number' ? secondsLeft(until, Date.now(), resendSeconds) : 0
}

/** Starts the cooldown of an address; called after an email was sent. */
export function startCooldown(what: Resent, address: string): void {
  localStore.write(keyOf(what, address), Date.now() + resendSeconds * 1000)
}

/** Seconds until another email may be sent to an address; survives reloads and is shared by all tabs. */
export function useCooldown(what: Resent, address: string) {
  const key = keyOf(what, address)
  const subscribe = useCallback(
    (onChange: () => void) => {
      const timer = setInterval(onChange, 500)
      const stop = onStorageChange(key, onChange)
      return () => {
        clearInterval(timer)
        stop()
      }
    },
    [key],
  )
  const seconds = useSyncExternalStore(subscribe, () => left(key))
  // Other tabs learn of it from storage; this one has to read it again.
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  const start = () => {
    startCooldown(what, address)
    refresh()
  }
  return { seconds, start }
}
