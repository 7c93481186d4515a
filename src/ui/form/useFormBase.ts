import { useRef } from 'react'
import { certaintyOf } from '@/lib/calls/certainty'

/**
 * What a form compares with when it is sent: the record as the form began with it or has saved it. As it is read again
 * meanwhile, another device's change would count as taken back.
 */
export function useFormBase<Base>(now: Base) {
  const base = useRef<Base | undefined>(now)
  return {
    read: (): Base => base.current ?? now,
    /** @param saved the record if there is no error; after an unclear one, it is the one that is read again */
    settle: (error: unknown, saved: Base): void => {
      if (error === undefined) base.current = saved
      else if (certaintyOf(error) !== 'refused') base.current = undefined
    },
  }
}
