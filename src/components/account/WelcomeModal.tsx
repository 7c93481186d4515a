import { useState, type ReactNode } from 'react'
import { useListMyOrdersQuery } from '@/api/commerce/orders'
import { useGetMyOptionsQuery, useSaveMyOptionsMutation } from '@/api/account/userOptions'
import { paths } from '@/domain/navigation/paths'
import { env } from '@/lib/env'
import { useUser } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { Illustration } from '@/ui/Illustration'
import { AfterDialogs } from '@/ui/overlay/AfterDialogs'
import { useWrite } from '@/ui/useWrite'

/**
 * Welcome dialog on a member's first visit to the account; shown once, stored in the user's options. Members who have
 * bought something don't get it: they came for their order.
 */
export function WelcomeModal({ otherwise }: { otherwise: ReactNode }) {
  const user = useUser()
  const [save] = useSaveMyOptionsMutation()
  const { run } = useWrite()
  const [closed, setClosed] = useState(false)
  const orders = useListMyOrdersQuery()
  // Cached orders may be from before a purchase.
  const isNew = orders.isSuccess && !orders.isFetching && orders.data.length === 0
  const [open, setOpen] = useState(false)
  const { data: options } = useGetMyOptionsQuery(undefined, { skip: !isNew && !open })
  const isDue = !closed && options !== undefined && options.welcomeSeen !== true
  // Once open, a refetch of the orders doesn't close it.
  if (!open && isDue && isNew) setOpen(true)
  // If the options or orders can't be loaded, show nothing: better no welcome than one on every visit.
  if (!isDue || !open) return otherwise
  const close = () => {
    setClosed(true)
    void run(() => save({ body: { options: { ...options, welcomeSeen: true } } }))
  }
  return (
    <AfterDialogs>
      <Dialog
        title={`Welcome${user?.firstName ? `, ${user.firstName}` : ''}`}
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
          You’re now a member of {env.productName}. This is your account: your solutions, events and rewards are all
          here.
        </p>
        <p className="mb-0">A complete profile helps other members find you and helps us show you what’s relevant.</p>
      </Dialog>
    </AfterDialogs>
  )
}
