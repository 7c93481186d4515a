import { useState } from 'react'
import { useChangeUserPasswordMutation } from '@/api/admin/users'
import { useSendResetPasswordRequestEmailMutation } from '@/api/community/email'
import { noEmail } from '@/components/admin/WriteButton'
import { ActionRow } from '@/components/admin/layout/ActionList'
import type { User } from '@/contract/types'
import { personName } from '@/domain/account/personName'
import { randomPassword } from '@/lib/text/randomPassword'
import { toast } from '@/lib/calls/toast'
import { attempt } from '@/ui/attempt'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
import { useWrite } from '@/ui/useWrite'

/** Replaces the password by a random one that is never shown, and mails the member a link to choose their own. */
export function PasswordActions({ user }: { user: User }) {
  const [change] = useChangeUserPasswordMutation()
  const [sendLink] = useSendResetPasswordRequestEmailMutation()
  const [isUnsent, setUnsent] = useState(false)
  const { busy, run } = useWrite()
  const { email, userId } = user

  const mailLink = async () => {
    const { ok } = await attempt(() => sendLink({ body: { email } }))
    if (ok) toast.success(`Password link sent to ${email}`)
    return ok
  }
  const sendAgain = async () => {
    if (await mailLink()) setUnsent(false)
  }
  const replace = async () => {
    const request = change({ id: userId, body: { newPassword: randomPassword() } })
    try {
      await request.unwrap()
    } finally {
      // The password must not stay in the store with the call's arguments.
      request.reset()
    }
    setUnsent(!(await mailLink()))
  }
  return (
    <>
      <ActionRow title="Password" text="Members choose their own password with a link sent by email.">
        <Button
          variant="outline-secondary"
          size="sm"
          why={email ? undefined : noEmail}
          busy={busy}
          onClick={() => void run(sendAgain)}
        >
          Send password link
        </Button>
        <ConfirmButton
          name={`change-password:${userId}`}
          size="sm"
          why={email ? undefined : noEmail}
          verb="Change"
          object={`${personName(user)}’s password`}
          short="Change password"
          body={
            <p>
              We’ll replace the password with a random one that no one sees. Then we’ll send a link to choose a new one
              to <span className="text-break">{email}</span>.
            </p>
          }
          onConfirm={replace}
          // No call tells whether the password was changed. The link helps if it was, and does no harm if not.
          next={{
            text: 'If the password was changed, the member needs a link to choose a new one.',
            label: 'Send password link',
            run: () => run(sendAgain),
          }}
        >
          Change password
        </ConfirmButton>
      </ActionRow>
      {isUnsent && (
        <li>
          <Alert kind="warning" live title="The link wasn’t sent">
            The password is changed, but the member can’t choose a new one without the link. Select “Send password
            link”.
          </Alert>
        </li>
      )}
    </>
  )
}
