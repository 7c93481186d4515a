import type { User } from '@/contract/types'
import { Card } from '@/ui/layout/Card'
import { ChangePassword } from './ChangePassword'
import { CreatePassword } from './CreatePassword'

/** Change, create or remove the password (R-PWD-07). */
export function PasswordCard({ user }: { user: User }) {
  return (
    <Card title="Password">
      {user.hasPassword === false ? <CreatePassword user={user} /> : <ChangePassword user={user} />}
    </Card>
  )
}
