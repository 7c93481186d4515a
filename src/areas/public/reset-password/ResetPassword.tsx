import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useVerifyChangePasswordTokenMutation } from '@/api/system/adminTools'
import { isApiError } from '@/api/client/errors'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { NewPassword } from './NewPassword'

type Checked = { link?: Shape<'VerifiedPasswordToken'>; refused?: string; error?: unknown }

/** Target of the links in older password emails (O-12). */
export default function ResetPassword() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const [verify] = useVerifyChangePasswordTokenMutation()
  const [checked, setChecked] = useState<Checked>()
  const asked = useRef('')

  const check = useCallback(async () => {
    setChecked(undefined)
    const { data, error } = await verify({ body: { token } })
    if (data?.valid) setChecked({ link: data })
    else if (data || (isApiError(error) && typeof error.status === 'number' && error.status < 500))
      setChecked({ refused: isApiError(error) ? error.message : 'This link isn’t valid' })
    else setChecked({ error })
  }, [token, verify])
  useEffect(() => {
    if (!token || asked.current === token) return
    asked.current = token
    void check()
  }, [check, token])

  const { link, refused = token ? undefined : 'This link is incomplete', error } = checked ?? {}
  return (
    <Page title="Choose a new password">
      <div className="card card-body">
        {link ? (
          <NewPassword link={link} />
        ) : refused ? (
          <EmptyState
            title={refused}
            drawing="messages"
            action={<Button to={paths.forgotPassword}>Reset with a code</Button>}
          >
            Password links expire after 15 minutes and work only once.
          </EmptyState>
        ) : error ? (
          <ErrorState title="We couldn’t check this link" error={error} onRetry={() => void check()} />
        ) : (
          <Skeleton shape="form" rows={1} label="Checking the link" />
        )}
      </div>
    </Page>
  )
}
