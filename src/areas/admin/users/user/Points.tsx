import { useGetUserPointsQuery } from '@/api/account/userPoints'
import { useMayOpen } from '@/components/access/useAccess'
import type { Shape } from '@/contract/types'
import { entryState } from '@/domain/referrals/pointsHistory'
import { paths } from '@/domain/navigation/paths'
import { formatCount } from '@/lib/money/counts'
import { optionalSgd } from '@/lib/money/money'
import { Button } from '@/ui/Button'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { dateColumn, numberColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { Panel, PanelTable } from './Panel'

type Entry = Shape<'PointsEntry'>

const columns: readonly Column<Entry>[] = [
  textColumn('what', 'Entry', ({ description, type }) => description ?? type, {
    rowHeader: true,
    note: (entry) => entryState(entry).label,
  }),
  dateColumn('date', 'Date', ({ createdAt }) => createdAt, { second: true }),
  numberColumn('points', 'Points', ({ points }) => points),
]

const queue = paths.admin.page('referral-points-redemptions')

/** The user's referral points and how they came about. */
export function Points({ userId }: { userId: string }) {
  const { may } = useMayOpen(queue)
  return (
    <Panel
      title="Referral points"
      query={useGetUserPointsQuery({ userId })}
      none="No points."
      actions={
        may && (
          <Button variant="outline-secondary" size="sm" to={queue}>
            Open in Redemptions
          </Button>
        )
      }
    >
      {({ points, earned, redeemed, pending, cashValue, entries = [] }) => {
        const worth = optionalSgd(cashValue)
        return (
          <>
            <DescriptionList
              items={[
                {
                  term: 'Balance',
                  value: worth ? `${formatCount(points)}, worth ${worth}` : points,
                },
                { term: 'Earned', value: earned },
                { term: 'Redeemed', value: redeemed },
                { term: 'Pending', value: pending },
              ]}
            />
            {entries.length > 0 && (
              <div className="mt-3">
                <PanelTable
                  caption="Points history"
                  columns={columns}
                  rows={entries}
                  rowKey={({ pointsEntryId }) => pointsEntryId}
                  sort="-date"
                  prefix="points-"
                />
              </div>
            )}
          </>
        )
      }}
    </Panel>
  )
}
