import { useState, useSyncExternalStore } from 'react'
import { unansweredActs, type UnansweredAct } from '@/lib/calls/unansweredActs'
import { lazyPart } from '../lazyPart'

const UnansweredDialog = lazyPart(() => import('./UnansweredDialog'), 'UnansweredDialog')

/** Brings back the dialog of an act whose page was left before its outcome was known, such as by an outage. */
export function UnansweredActs() {
  const [shown, show] = useState<{ name: string; act: UnansweredAct }>()
  const name = useSyncExternalStore(unansweredActs.subscribe, unansweredActs.untold)
  const act = name === undefined || shown ? undefined : unansweredActs.get(name)
  if (name !== undefined && act) show({ name, act })
  return shown && <UnansweredDialog key={shown.name} {...shown} onClose={() => show(undefined)} />
}
