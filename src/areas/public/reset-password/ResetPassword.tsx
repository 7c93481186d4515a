import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { object } from 'yup'
import { useVerifyChangePasswordTokenMutation } from '@/api/system/adminTools'
import { isApiError } from '@/api/client/errors'
import { isRefused } from '@/api/client/retryPolicy'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PasswordField } from '@/components/password/PasswordField'
import { newPassword } from '@/components/signing/rules'
import { useCodeRequest } from '@/components/signing/useCodeRequest'
import { useGoOn, useSignIn } from '@/components/signing/useSignIn'
import { toast } from '@/lib/calls/toast'
import { useUser } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { Form, SubmitButton } from '@/ui/form/Form'
import { useOnward } from '@/components/links/useOnward'

type Checked = { link?: Shape<'VerifiedPasswordToken'>; refused?: string; error?: unknown }

/** Target of the links in older password emails (O-12). */
export default function ResetPassword() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const [verify] = useVerifyChangePasswordTokenMutation()
  const [checked, setChecked] = useState<Checked>()
  const checkedToken = useRef('')

  const check = useCallback(async () => {
    setChecked(undefined)
    const { data, error } = await verify({ body: { token } })
    if (data?.valid) setChecked({ link: data })
    else if (data || isRefused(error))
      setChecked({ refused: isApiError(error) ? error.message : 'This link isn’t valid' })
    else setChecked({ error })
  }, [token, verify])
  useEffect(() => {
    if (!token || checkedToken.current === token) return
    checkedToken.current = token
    void check()
  }, [check, token])

  const { link, refused = token ? undefined : 'This link is incomplete', error } = checked ?? {}
  return (
    <Page title={refused ?? 'Choose a new password'}>
      <div className="card card-body">
        {link ? (
          <NewPassword link={link} />
        ) : refused ? (
          <EmptyState drawing="messages" action={<Button to={paths.forgotPassword}>Reset with a code</Button>}>
            You can choose a new password with a code instead.
          </EmptyState>
        ) : error ? (
          <ErrorState title="We couldn’t check this link" error={error} onRetry={check} />
        ) : (
          <Skeleton shape="form" rows={1} label="Checking the link" />
        )}
      </div>
    </Page>
  )
}

/** New password form for a verified link; saving it signs the user in. */
function NewPassword({ link }: { link: Shape<'VerifiedPasswordToken'> }) {
  const { spend } = useCodeRequest()
  const signIn = useSignIn()
  const goOn = useGoOn()
  const onward = useOnward()
  const user = useUser()
  const other = user && user.userId !== link.userId
  const send = async (values: { newPassword: string }) => {
    if (!link.userId || !link.requestCode) throw { message: 'This link is incomplete' }
    const answer = await spend({ userId: link.userId }, link.requestCode, values.newPassword)
    toast.success('Your password has been successfully changed')
    if (await signIn(answer)) return goOn()
    // The new password is saved, so the user can sign in with it.
    return onward(paths.login)
  }
  return (
    <Form label="Choose a new password" initial={{ newPassword: '' }} schema={object({ newPassword })} onSubmit={send}>
      {other && (
        <Alert kind="warning">
          <span className="text-break">
            You’re signed in as {user.email}. Setting this password signs you in to the account in the link instead.
          </span>
        </Alert>
      )}
      {link.email && (
        <p className="text-break">
          For <strong>{link.email}</strong>
        </p>
      )}
      <PasswordField
        name="newPassword"
        label="New password"
        kind="new"
        hint="At least 8 characters"
        hints={[link.email ?? '']}
      />
      <SubmitButton wide>Set the password and sign in</SubmitButton>
    </Form>
  )
}
