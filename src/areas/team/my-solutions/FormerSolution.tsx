import { useGetRemovedDoSubscriptionQuery } from '@/api/commerce/solutions'
import { useMarkNoticeSeen } from '@/components/account/notices/useMarkNoticeSeen'
import { DateTime } from '@/components/DateTime'
import type { Shape } from '@/contract/types'
import { Button } from '@/ui/Button'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { useOnceWhen } from '@/ui/hooks/useOnceWhen'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Dialog } from '@/ui/overlay/Dialog'

/** Who took a solution back, when and why; showing it marks its notice as seen (R-INV-08). */
export function FormerSolution({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useGetRemovedDoSubscriptionQuery({ id })
  return (
    <Dialog
      title={query.currentData?.title ?? 'Past solution'}
      onClose={onClose}
      actions={
        <Button variant="outline-secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <QueryBoundary query={query} skeleton={{ rows: 3 }} what="the details">
        {(unit) => <Told unit={unit} />}
      </QueryBoundary>
    </Dialog>
  )
}

function Told({ unit }: { unit: Shape<'DoSubscription'> }) {
  const { id, statusSeen, variation, removedAt, removedByName, removalReason } = unit
  const markSeen = useMarkNoticeSeen()
  useOnceWhen(statusSeen === false, () => markSeen({ kind: 'solution', id }))
  return (
    <DescriptionList
      items={[
        ...(variation ? [{ term: 'Plan', value: variation }] : []),
        { term: 'Removed by', value: removedByName },
        { term: 'On', value: removedAt && <DateTime at={removedAt} time /> },
        { term: 'Reason', value: removalReason },
      ]}
    />
  )
}
