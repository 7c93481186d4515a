import { useDeleteMyPasswordMutation } from '@/api/profile'
import type { User } from '@/contract/types'
import { Button } from '@/ui/Button'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
import { ChangePasswordForm } from './ChangePasswordForm'

/** Changing the password, or deleting it where another service is left to sign in with. */
export function ChangePassword({ user }: { user: User }) {
  const [remove] = useDeleteMyPasswordMutation()
  const other = Boolean(user.facebookId ?? user.googleId ?? user.appleId ?? user.linkedinId)
  return (
    <>
      <ChangePasswordForm user={user} />
      <hr />
      <p className="text-muted">
        {other
          ? 'You can delete your password and sign in with your other service only.'
          : 'A password can be deleted only where you can sign in with another service.'}
      </p>
      {other ? (
        <ConfirmButton
          verb="Delete"
          object="your password"
          body={<p>From then on you sign in with your other service only.</p>}
          onConfirm={() => remove()}
        >
          Delete password
        </ConfirmButton>
      ) : (
        <Button variant="outline-danger" why="Without a password you could no longer sign in">
          Delete password
        </Button>
      )}
    </>
  )
}
