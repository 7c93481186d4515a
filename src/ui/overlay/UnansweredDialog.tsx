import { useEffect, useEffectEvent } from 'react'
import type { UnansweredWrite } from '@/lib/calls/unansweredWrites'
import { WriteDialog } from './WriteDialog'
import { useWriteDialog } from './useWriteDialog'

type Props = { name: string; write: UnansweredWrite; onClose: () => void }

/**
 * Says what is known of a write that was never answered, and what to do; checks its outcome at once, if it can be read.
 */
export function UnansweredDialog({ name, write, onClose }: Props) {
  const { title, readBack, onFound, next } = write
  const state = useWriteDialog({ name, title, readBack, onFound, next, onConfirm: () => undefined }, true, onClose)
  const check = useEffectEvent(() => void state.check?.())
  useEffect(() => check(), [])
  return <WriteDialog open onClose={onClose} title={title} dismiss="OK" state={state} />
}
