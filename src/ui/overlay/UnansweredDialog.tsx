import { useEffect, useEffectEvent } from 'react'
import type { UnansweredAct } from '@/lib/unansweredActs'
import { ActDialog } from './ActDialog'
import { CheckAgain } from './CheckAgain'
import { useSendOnce } from './useSendOnce'

type Props = { name: string; act: UnansweredAct; onClose: () => void }

/** What is known of an act that was never answered, and what to do; it is checked at once if that can be done. */
export function UnansweredDialog({ name, act, onClose }: Props) {
  const { title, readBack, onFound, next } = act
  const once = useSendOnce({ name, title, readBack, onFound, next, onConfirm: () => undefined }, true, onClose)
  const check = useEffectEvent(() => void once.check?.())
  useEffect(() => check(), [])
  return (
    <ActDialog
      open
      onClose={() => {
        once.dismiss()
        onClose()
      }}
      busy={once.busy}
      title={title}
      dismiss="OK"
      problem={once.problem}
      act={once.isUnanswered && <CheckAgain once={once} />}
    />
  )
}
