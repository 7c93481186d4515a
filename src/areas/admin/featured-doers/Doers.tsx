import { SiteButton } from '@/components/links/SiteButton'
import { useMemo } from 'react'
import { paths } from '@/domain/navigation/paths'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { QueryTable } from '@/ui/table/QueryTable'
import { useOpenedRow } from '@/ui/table/rows/useOpenedRow'
import { lazyPart } from '@/ui/lazyPart'
import { doerColumns, nameOf, type Doer } from './doerColumns'

const ReviewDialog = lazyPart(() => import('./ReviewDialog'), 'ReviewDialog')

/** Everybody who is featured or wants to be. */
export function Doers({ doers }: { doers: QueryResult<readonly Doer[]> }) {
  const { opened, linkTo, open, close } = useOpenedRow('doer')
  const columns = useMemo(() => doerColumns(linkTo), [linkTo])
  return (
    <QueryTable
      caption="Featured doers"
      query={doers}
      columns={columns}
      rowKey={({ featuredDoerId }) => featuredDoerId}
      filter={['state', 'industry']}
      sort="-date"
      exportName="featured-doers"
      rowActions={(doer) => (
        <Button
          size="sm"
          variant={doer.approved ? 'outline-secondary' : 'outline-primary'}
          aria-haspopup="dialog"
          aria-label={`${doer.approved ? 'Open' : 'Review'} ${nameOf(doer)}`}
          onClick={() => open(doer.featuredDoerId)}
        >
          {doer.approved ? 'Open' : 'Review'}
        </Button>
      )}
      empty={{
        title: 'No featured doers yet',
        text: 'Stories members submit will appear here for review.',
        drawing: 'people',
        action: <SiteButton to={paths.featuredDoers}>Open the public page</SiteButton>,
      }}
    >
      {(all) =>
        opened && (
          <ReviewDialog
            key={opened}
            doer={all.find(({ featuredDoerId }) => featuredDoerId === opened)}
            others={all.filter(({ featuredDoerId }) => featuredDoerId !== opened)}
            onClose={close}
          />
        )
      }
    </QueryTable>
  )
}
