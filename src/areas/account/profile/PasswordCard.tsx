import { object, string } from 'yup'
import { useChangeMyPasswordMutation, useCreateMyPasswordMutation, useDeleteMyPasswordMutation } from '@/api/profile'
import { PasswordField } from '@/components/PasswordField'
import { newPassword } from '@/components/signing/rules'
import type { User } from '@/contract/types'
import { Card } from '@/ui/layout/Card'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/form/Form'
import { ruleTexts } from '@/ui/form/rules'
import { SubmitButton } from '@/ui/form/SubmitButton'

/** What a password should not be built on (R-VAL-16). */
const hintsOf = ({ firstName, lastName, email }: User) => [firstName ?? '', lastName ?? '', email]

/** Changing, creating or deleting the password (R-PWD-07). */
export function PasswordCard({ user }: { user: User }) {
  return (
    <Card title="Password">
      {user.hasPassword === false ? <CreatePassword user={user} /> : <ChangePassword user={user} />}
    </Card>
  )
}

function CreatePassword({ user }: { user: User }) {
  const [create] = useCreateMyPasswordMutation()
  return (
    <Form
      label="Create a password"
      className="profile-passwords"
      initial={{ password: '' }}
      schema={object({ password: newPassword })}
      onSubmit={({ password }) => create({ body: { password } })}
      again
    >
      <p className="text-muted">
        You sign in with another service. With a password you can sign in without it as well.
      </p>
      <PasswordField name="password" label="New password" kind="new" hints={hintsOf(user)} />
      <SubmitButton>Create password</SubmitButton>
    </Form>
  )
}

function ChangePassword({ user }: { user: User }) {
  const [change] = useChangeMyPasswordMutation()
  const [remove] = useDeleteMyPasswordMutation()
  const other = Boolean(user.facebookId ?? user.googleId ?? user.appleId ?? user.linkedinId)
  return (
    <>
      <Form
        label="Change your password"
        className="profile-passwords"
        initial={{ oldPassword: '', newPassword: '' }}
        schema={object({ oldPassword: string().required(ruleTexts.required), newPassword })}
        onSubmit={(body) => change({ body })}
        again
      >
        <PasswordField name="oldPassword" label="Present password" kind="current" />
        <PasswordField name="newPassword" label="New password" kind="new" hints={hintsOf(user)} />
        <SubmitButton>Change password</SubmitButton>
      </Form>
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
