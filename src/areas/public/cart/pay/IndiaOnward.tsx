import { useCallback, useState, useEffect, useEffectEvent } from 'react'
import { paths } from '@/domain/navigation/paths'
import { indiaTermsDelay } from '@/domain/access/terms'
import { termsDue } from '@/domain/access/termsDue'
import { indiaPremiumSeen } from '@/store/session/authSlice'
import { useAppDispatch, useAppSelector, useUser } from '@/store/hooks'
import { countOf } from '@/lib/money/counts'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { useOnward } from '@/components/links/useOnward'

/**
 * After an India premium purchase: redirects after a visible countdown that can be stopped (R-TERMS-02).
 * @param title the confirmation, if the order was saved
 */
export function IndiaOnward({ title }: { title?: string }) {
  const dispatch = useAppDispatch()
  const onward = useOnward()
  const personalised = useAppSelector(({ auth }) => auth.personalised)
  const hasTermsDue = termsDue(useUser())
  const [staying, setStaying] = useState(false)
  const to = personalised ? paths.account.billing : paths.aboutYou({ continueToBilling: 'true' })
  const step = to === paths.account.billing && !hasTermsDue ? 'your billing page' : 'the next step'
  const goOn = useCallback(() => {
    dispatch(indiaPremiumSeen())
    void onward(to)
  }, [dispatch, onward, to])
  const left = useCountdown(indiaTermsDelay / 1000, !staying, goOn)
  return (
    <Alert
      kind={title ? 'success' : 'info'}
      title={title}
      actions={
        <>
          <Button size="sm" onClick={goOn}>
            Continue
          </Button>
          {!staying && (
            <Button variant="outline-secondary" size="sm" onClick={() => setStaying(true)}>
              Stay here
            </Button>
          )}
        </>
      }
    >
      {staying ? 'Continue whenever you’re ready.' : `We’ll take you to ${step} in ${countOf(left, 'second')}.`}
    </Alert>
  )
}

/**
 * Counts down while it is running and the tab is visible.
 * @param seconds the start value
 * @param onEnd called once, when it reaches 0
 * @returns the remaining seconds
 */
function useCountdown(seconds: number, running: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(onEnd)
  const counting = running && left > 0
  useEffect(() => {
    if (!counting) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setLeft((now) => Math.max(0, now - 1))
    }, 1000)
    return () => clearInterval(timer)
  }, [counting])
  useEffect(() => {
    if (left === 0) end()
  }, [left])
  return left
}
