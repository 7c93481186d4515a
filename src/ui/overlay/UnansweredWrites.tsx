import { useState, useSyncExternalStore } from 'react'
import { unansweredWrites, type UnansweredWrite } from '@/lib/calls/unansweredWrites'
import { lazyPart } from '../lazyPart'

const UnansweredDialog = lazyPart(() => import('./UnansweredDialog'), 'UnansweredDialog')

/** Brings back the dialog of a write whose page was left before its outcome was known, such as by an outage. */
export function UnansweredWrites() {
  const [shown, show] = useState<{ name: string; write: UnansweredWrite }>()
  const name = useSyncExternalStore(unansweredWrites.subscribe, unansweredWrites.untold)
  const write = name === undefined || shown ? undefined : unansweredWrites.get(name)
  if (name !== undefined && write) show({ name, write })
  return shown && <UnansweredDialog key={shown.name} {...shown} onClose={() => show(undefined)} />
}
