import { useCountUsersQuery } from '@/api/admin/users'
import { useMayOpen } from '@/components/access/useAccess'
import { paths } from '@/domain/navigation/paths'
import type { ReadBack } from '@/lib/calls/unansweredWrites'
import { ImpactDialog } from '@/ui/ImpactDialog'
import type { Impact } from '@/ui/ImpactList'

type Props = {
  noun: string
  /** Number of versions published before. */
  earlier: number
  onConfirm: () => unknown
  readBack: ReadBack
  onClose: () => void
  onDone: () => void
}

/** Explains what publishing a legal text requires all users to do, and publishes it once. */
export function PublishDialog({ noun, earlier, ...acts }: Props) {
  const users = useMayOpen(paths.admin.page('users'))
  const analytics = useMayOpen(paths.admin.page('analytics'))
  const { currentData } = useCountUsersQuery(undefined, { skip: !users.may && !analytics.may })
  const lines: Impact[] = [
    {
      label: 'Members',
      ...(currentData && { count: currentData.count }),
      note: 'must accept it before they can use their account again',
    },
    { label: 'You', note: 'you’ll be asked right away, then return here' },
    ...(earlier > 0 ? [{ label: 'Earlier versions', count: earlier, note: 'stay on record' }] : []),
  ]
  return (
    <ImpactDialog
      open
      name={`publish:${noun}`}
      verb="Publish"
      object={`the new ${noun}`}
      impact={{ data: lines }}
      typed={false}
      {...acts}
    />
  )
}
