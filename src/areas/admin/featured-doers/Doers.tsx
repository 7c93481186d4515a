import { SiteButton } from '@/components/links/SiteButton'
import { useMemo } from 'react'
import { paths } from '@/domain/navigation/paths'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { QueryTable } from '@/ui/table/QueryTable'
import { OpenedRecord } from '@/ui/table/rows/OpenedRecord'
import { useOpenedRow } from '@/ui/table/rows/useOpenedRow'
import { lazyPart } from '@/ui/lazyPart'
import { doerColumns, type Doer } from './doerColumns'

const ReviewDialog = lazyPart(() => import('./ReviewDialog'), 'ReviewDialog')

const keyOf = ({ featuredDoerId }: Doer) => featuredDoerId

/** Everybody who is featured or wants to be. */
export function Doers({ doers }: { doers: QueryResult<readonly Doer[]> }) {
  const { opened, linkTo, close } = useOpenedRow('doer')
  const columns = useMemo(() => doerColumns(linkTo), [linkTo])
  return (
    <QueryTable
      caption="Featured doers"
      query={doers}
      columns={columns}
      rowKey={keyOf}
      filter={['state', 'industry']}
      sort="-date"
      empty={{
        title: 'No featured doers yet',
        text: 'Stories members submit will appear here for review.',
        drawing: 'people',
        action: <SiteButton to={paths.featuredDoers}>Open the public page</SiteButton>,
      }}
    >
      {(all) => (
        <OpenedRecord opened={opened} rows={all} rowKey={keyOf} noun="story" onClose={close}>
          {(doer) => <ReviewDialog doer={doer} others={all.filter((one) => one !== doer)} onClose={close} />}
        </OpenedRecord>
      )}
    </QueryTable>
  )
}
