import { useEffect, useEffectEvent } from 'react'
import type { UnansweredAct } from '@/lib/calls/unansweredActs'
import { ActDialog } from './ActDialog'
import { useActDialog } from './useActDialog'

type Props = { name: string; act: UnansweredAct; onClose: () => void }

/**
 * Says what is known of an act that was never answered, and what to do; checks its outcome at once, if it can be read.
 */
export function UnansweredDialog({ name, act, onClose }: Props) {
  const { title, readBack, onFound, next } = act
  const state = useActDialog({ name, title, readBack, onFound, next, onConfirm: () => undefined }, true, onClose)
  const check = useEffectEvent(() => void state.check?.())
  useEffect(() => check(), [])
  return <ActDialog open onClose={onClose} title={title} dismiss="OK" state={state} />
}
