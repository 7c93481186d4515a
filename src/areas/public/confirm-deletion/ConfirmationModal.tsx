import { useState } from 'react'
import { object, string } from 'yup'
import { useGetMeQuery } from '@/api/account/profile'
import { CodeStep, type AskedCode } from '@/components/signing/CodeStep'
import { ownerOf, useCodeRequest } from '@/components/signing/useCodeRequest'
import { Link } from '@/components/links/Link'
import { paths } from '@/domain/navigation/paths'
import { attempt } from '@/ui/attempt'
import { RefusedOrUnknown } from '@/components/RefusedOrUnknown'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { useShown } from '@/ui/hooks/useShown'
import { useWrite } from '@/ui/useWrite'
import { isApiError } from '@/api/client/errors'
import { useLoginMutation } from '@/api/account/session'
import { PasswordField } from '@/components/password/PasswordField'
import { Form, SubmitButton } from '@/ui/form/Form'
import { ruleTexts } from '@/ui/form/rules'

/** Why the last attempt to delete failed; unless `isRefused`, the account may have been deleted. */
export type Failure = { isRefused: boolean; title: string; text: string }

type Props = {
  email: string
  notDeleted: Failure | undefined
  onConfirmed: () => Promise<void>
  onClose: () => void
}

const submit = 'Delete my account'

/** First modal: identity check by password or one-time code (O-13). */
export function ConfirmationModal({ email, notDeleted, onConfirmed, onClose }: Props) {
  const me = useGetMeQuery()
  const [requested, setRequested] = useState<AskedCode>()
  const [failure, setFailure] = useState<unknown>()
  const { busy, run } = useWrite()
  const { ask, spend } = useCodeRequest()
  // Closing the modal while the password or code is being checked cancels the deletion.
  const isShown = useShown()
  const proved = async () => {
    if (isShown()) await onConfirmed()
  }

  const askForCode = async () => {
    const outcome = await run(() => attempt(() => ask(email)))
    if (!outcome) return false
    setFailure(outcome.ok ? undefined : outcome.error)
    if (outcome.ok) setRequested(outcome.answer)
    return outcome.ok
  }
  return (
    <Dialog title="Delete your account for good?" size="m" onClose={onClose}>
      <RefusedOrUnknown
        failure={failure}
        refused="We couldn’t send the code"
        unknown="We don’t know if the code was sent"
      />
      {notDeleted && failure === undefined && (
        <Alert kind={notDeleted.isRefused ? 'danger' : 'warning'} live title={notDeleted.title}>
          <p className="mb-0">{notDeleted.text}</p>
          {notDeleted.isRefused && (
            <p className="mb-0">
              See your <Link to={paths.account.solutions}>solutions</Link> and{' '}
              <Link to={paths.account.billing}>billing</Link>.
            </p>
          )}
        </Alert>
      )}
      <p>Confirm it’s you:</p>
      {requested ? (
        <CodeStep
          asked={requested}
          act={submit}
          variant="danger"
          onUse={async ({ requestCode }) => {
            await spend(ownerOf(requested), requestCode)
            await proved()
          }}
          onResend={askForCode}
        />
      ) : (
        <>
          {me.data?.hasPassword !== false && <PasswordProof email={email} onProved={proved} />}
          <Button
            variant={me.data?.hasPassword === false ? 'primary' : 'link'}
            wide
            className="mt-2"
            busy={busy}
            onClick={() => void askForCode()}
          >
            Email me a one-time code{me.data?.hasPassword !== false && ' instead'}
          </Button>
        </>
      )}
      <Button variant="outline-secondary" wide className="mt-2" onClick={onClose}>
        Cancel
      </Button>
    </Dialog>
  )
}

const schema = object({ password: string().required(ruleTexts.required) })

/** Re-enters the password; only whether the sign-in succeeds matters, the resulting session is discarded. */
function PasswordProof({ email, onProved }: { email: string; onProved: () => Promise<void> }) {
  const [login] = useLoginMutation()
  const prove = async ({ password }: { password: string }) => {
    const { data, error } = await login({ body: { email, password } })
    const refused = data && !data.token ? (data.errorMessage ?? 'Incorrect password') : undefined
    if (refused || (isApiError(error) && error.status === 401)) throw { fields: { password: 'Incorrect password' } }
    if (error) throw error
    await onProved()
  }
  return (
    <Form label="Your password" single initial={{ password: '' }} schema={schema} onSubmit={prove}>
      <PasswordField name="password" label="Password" kind="current" />
      <SubmitButton wide variant="danger">
        {submit}
      </SubmitButton>
    </Form>
  )
}
