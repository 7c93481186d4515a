import { useState } from 'react'
import { useGetMeQuery } from '@/api/account/profile'
import { CodeStep, type AskedCode } from '@/components/signing/CodeStep'
import { ownerOf, useCodeRequest } from '@/components/signing/useCodeRequest'
import { Link } from '@/components/links/Link'
import { paths } from '@/domain/navigation/paths'
import { attempt } from '@/ui/attempt'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { messageOf } from '@/ui/feedback/ErrorState'
import { useWrite } from '@/ui/useWrite'
import { PasswordProof } from './PasswordProof'

type Props = {
  email: string
  /** Why the last attempt was rejected. */
  refused: string | undefined
  onConfirmed: () => Promise<void>
  onClose: () => void
}

const act = 'Delete my account'

/** First modal: identity check by password or one-time code (O-13). */
export function ConfirmationModal({ email, refused, onConfirmed, onClose }: Props) {
  const me = useGetMeQuery()
  const [asked, setAsked] = useState<AskedCode>()
  const [failure, setFailure] = useState<string>()
  const { busy, run } = useWrite()
  const { ask, spend } = useCodeRequest()

  const askForCode = async () => {
    const outcome = await run(() => attempt(() => ask(email)))
    if (!outcome) return false
    setFailure(outcome.ok ? undefined : (messageOf(outcome.error) ?? 'We couldn’t send the code'))
    if (outcome.ok) setAsked(outcome.answer)
    return outcome.ok
  }
  return (
    <Dialog title="Delete your account for good?" size="m" onClose={onClose}>
      {(failure ?? refused) && (
        <Alert kind="danger" live title={failure ? 'We couldn’t send the code' : 'Your account wasn’t deleted'}>
          {failure ?? refused}
          {refused && !failure && (
            <>
              . See your <Link to={paths.account.solutions}>solutions</Link> and{' '}
              <Link to={paths.account.billing}>billing</Link>.
            </>
          )}
        </Alert>
      )}
      <p>You can’t undo this. Confirm it’s you:</p>
      {asked ? (
        <CodeStep
          asked={asked}
          act={act}
          variant="danger"
          onUse={async ({ requestCode }) => {
            await spend(ownerOf(asked), requestCode)
            await onConfirmed()
          }}
          onResend={askForCode}
        />
      ) : (
        <>
          {me.data?.hasPassword !== false && <PasswordProof email={email} onProved={onConfirmed} />}
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
