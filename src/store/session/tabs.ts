import type { ActiveAccount } from '@/contract/types'
import { localStore, onStorageChange } from '@/lib/storage/storage'
import { recordOf } from '@/lib/objects'

/** Messages between tabs. */
export type TabMessage = { kind: 'signedIn' | 'signedOut' | 'expired' } | { kind: 'account'; account: ActiveAccount }

const name = 'session'
const kinds = ['signedIn', 'signedOut', 'expired', 'account']

const isMessage = (value: unknown): value is TabMessage => {
  const { kind, account } = recordOf(value)
  if (kind === 'account') return typeof recordOf(account).accountId === 'string'
  return kinds.includes(String(kind))
}

let channel: BroadcastChannel | undefined
const listening = new Set<object>()

function open(): BroadcastChannel | undefined {
  try {
    channel ??= typeof BroadcastChannel === 'function' ? new BroadcastChannel(`dc:${name}`) : undefined
  } catch {
    // Storage is blocked: some browsers then block channels as well.
  }
  return channel
}

/** Sends a message to all other tabs of this browser. */
export function broadcast(message: TabMessage): void {
  const to = open()
  if (to) return to.postMessage(message)
  // Storage events only fire for changed values.
  localStore.write(name, { ...message, at: `${Date.now()}-${Math.random()}` })
}

/** Calls `listener` with messages from other tabs. @returns unsubscribes */
export function subscribe(listener: (message: TabMessage) => void): () => void {
  const from = open()
  const hear = (value: unknown) => {
    if (isMessage(value)) listener(value)
  }
  if (!from) return onStorageChange(name, () => hear(localStore.read(name)))
  const onMessage = ({ data }: MessageEvent<unknown>) => hear(data)
  from.addEventListener('message', onMessage)
  listening.add(onMessage)
  return () => {
    from.removeEventListener('message', onMessage)
    if (!listening.delete(onMessage) || listening.size > 0) return
    from.close()
    channel = undefined
  }
}
