import type { ActiveAccount } from '@/contract/types'
import { localStore, onStorageChange } from '@/lib/storage'

/** What one tab tells the others (T2.7). */
export type TabMessage = { kind: 'signedIn' | 'signedOut' | 'expired' } | { kind: 'account'; account: ActiveAccount }

const name = 'session'
const kinds = ['signedIn', 'signedOut', 'expired', 'account']

const isMessage = (value: unknown): value is TabMessage => {
  if (typeof value !== 'object' || value === null) return false
  const { kind, account } = value as { kind?: unknown; account?: unknown }
  if (kind === 'account') return typeof (account as ActiveAccount | undefined)?.accountId === 'string'
  return kinds.includes(String(kind))
}

let channel: BroadcastChannel | undefined
const open = () => (channel ??= typeof BroadcastChannel === 'function' ? new BroadcastChannel(`dc:${name}`) : undefined)

/** Tells all other tabs of this browser. */
export function broadcast(message: TabMessage): void {
  const to = open()
  if (to) return to.postMessage(message)
  // Only a changed value is an event for the others.
  localStore.write(name, { ...message, at: `${Date.now()}-${Math.random()}` })
}

/** Calls `listener` with what other tabs tell. @returns how to stop */
export function subscribe(listener: (message: TabMessage) => void): () => void {
  const from = open()
  const hear = (value: unknown) => {
    if (isMessage(value)) listener(value)
  }
  if (!from) return onStorageChange(name, () => hear(localStore.read(name)))
  const onMessage = ({ data }: MessageEvent<unknown>) => hear(data)
  from.addEventListener('message', onMessage)
  return () => {
    from.removeEventListener('message', onMessage)
    from.close()
    channel = undefined
  }
}
