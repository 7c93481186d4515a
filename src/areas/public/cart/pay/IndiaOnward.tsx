import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/domain/navigation/paths'
import { indiaTermsDelay } from '@/domain/access/terms'
import { indiaPremiumSeen } from '@/store/session/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { useCountdown } from './useCountdown'

/** After an India premium purchase: redirects after a visible countdown that can be stopped (R-TERMS-02). */
export function IndiaOnward() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const personalised = useAppSelector(({ auth }) => auth.personalised)
  const [staying, setStaying] = useState(false)
  const to = personalised ? paths.account.billing : paths.aboutYou({ continueToBilling: 'true' })
  const goOn = useCallback(() => {
    dispatch(indiaPremiumSeen())
    void navigate(to)
  }, [dispatch, navigate, to])
  const left = useCountdown(indiaTermsDelay / 1000, !staying, goOn)
  return (
    <Alert
      kind="success"
      title="You’re a premium member"
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
      {staying
        ? 'Continue whenever you’re ready.'
        : `We’ll take you to your billing page in ${left} ${left === 1 ? 'second' : 'seconds'}.`}
    </Alert>
  )
}
