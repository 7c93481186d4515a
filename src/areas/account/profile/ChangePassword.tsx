import { useDeleteMyPasswordMutation } from '@/api/account/profile'
import type { User } from '@/contract/types'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
import { ChangePasswordForm } from './ChangePasswordForm'

/** Changes or deletes the password (R-PWD-07). Without one, everybody can still sign in with a one-time code. */
export function ChangePassword({ user }: { user: User }) {
  const [remove] = useDeleteMyPasswordMutation()
  const other = Boolean(user.facebookId ?? user.googleId ?? user.appleId ?? user.linkedinId)
  const afterwards = other
    ? 'with your other service, or with a one-time code that we email you'
    : 'with a one-time code that we email you'
  return (
    <>
      <ChangePasswordForm user={user} />
      <hr />
      <p className="text-muted">You can delete your password. You’ll then sign in {afterwards}.</p>
      <ConfirmButton
        verb="Delete"
        object="your password"
        body={<p>You’ll sign in {afterwards} from then on.</p>}
        onConfirm={() => remove()}
      >
        Delete password
      </ConfirmButton>
    </>
  )
}
