import { adminFeaturedDoersApi, useDeleteFeaturedDoerMutation } from '@/api/admin/featuredDoers'
import { fetchFresh } from '@/api/client/fetchOnce'
import { useAppDispatch } from '@/store/hooks'
import { ImpactDialog } from '@/ui/ImpactDialog'
import { nameOf, type Doer } from './doerColumns'

const { listAllFeaturedDoers } = adminFeaturedDoersApi.endpoints

type Props = { doer: Doer; onClose: () => void; onDone: () => void }

/** Deletes a story with its votes; the account stays. */
export function DeleteDoer({ doer, onClose, onDone }: Props) {
  const { featuredDoerId: id, votes, superFeatured } = doer
  const dispatch = useAppDispatch()
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
      readBack={async () => {
        const now = await fetchFresh(dispatch(listAllFeaturedDoers.initiate(undefined, { forceRefetch: true })))
        return now.every(({ featuredDoerId }) => featuredDoerId !== id)
      }}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
