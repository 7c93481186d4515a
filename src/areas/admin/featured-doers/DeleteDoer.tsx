import { adminFeaturedDoersApi, useDeleteFeaturedDoerMutation } from '@/api/admin/featuredDoers'
import { useFreshRead } from '@/store/useFreshRead'
import { ImpactDialog } from '@/ui/ImpactDialog'
import { nameOf, type Doer } from './doerColumns'

type Props = { doer: Doer; onClose: () => void; onDone: () => void }

/** Deletes a story with its votes; the account stays. */
export function DeleteDoer({ doer, onClose, onDone }: Props) {
  const { featuredDoerId: id, votes, superFeatured } = doer
  const readAll = useFreshRead(adminFeaturedDoersApi.endpoints.listAllFeaturedDoers)
  const [remove] = useDeleteFeaturedDoerMutation()
  const impact = [
    { label: 'Votes', ...(votes !== undefined && { count: votes }), note: 'They’re lost.' },
    ...(superFeatured ? [{ label: 'The spotlight', note: 'It’s empty, or shows the previous doer.' }] : []),
    { label: 'The account', note: 'It’s kept. The person can submit a story again.' },
  ]
  return (
    <ImpactDialog
      open
      name={`delete-doer:${id}`}
      verb="Delete"
      object={`${nameOf(doer)}’s story`}
      typed={nameOf(doer)}
      impact={{ data: impact }}
      onConfirm={() => remove({ id })}
      readBack={async () => (await readAll()).every(({ featuredDoerId }) => featuredDoerId !== id)}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
