import { useState, type ReactNode } from 'react'
import { useGetMyOptionsQuery, useSaveMyOptionsMutation } from '@/api/userOptions'
import { paths } from '@/domain/navigation/paths'
import { env } from '@/lib/env'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { Illustration } from '@/ui/Illustration'
import { AfterDialogs } from '@/ui/overlay/AfterDialogs'

/** Welcome dialog on a member's first visit to the account; shown once, stored in the user's options. */
export function WelcomeModal({ otherwise }: { otherwise: ReactNode }) {
  const user = useAppSelector(selectUser)
  const { data: options } = useGetMyOptionsQuery()
  const [save] = useSaveMyOptionsMutation()
  const [closed, setClosed] = useState(false)
  // If the options can't be loaded, show nothing: better no welcome than one on every visit.
  if (closed || !options || options.welcomeSeen === true) return otherwise
  const close = () => {
    setClosed(true)
    void save({ body: { options: { ...options, welcomeSeen: true } } })
  }
  return (
    <AfterDialogs>
      <Dialog
        title={`Welcome${user?.firstName ? `, ${user.firstName}` : ''}`}
        size="m"
        onClose={close}
        actions={
          <>
            <Button variant="outline-secondary" to={paths.account.profile} onClick={close}>
              Complete your profile
            </Button>
            <Button to={paths.solutions} onClick={close}>
              See solutions
            </Button>
          </>
        }
      >
        <div className="text-center mb-3">
          <Illustration of="people" />
        </div>
        <p>
          You are now a member of {env.productName}. This is your account: your solutions, your events and your rewards
          are all here.
        </p>
        <p className="mb-0">A complete profile helps other doers to find you, and us to show you what fits.</p>
      </Dialog>
    </AfterDialogs>
  )
}
