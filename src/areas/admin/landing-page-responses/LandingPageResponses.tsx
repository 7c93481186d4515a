import { useListLandingPageResponsesQuery } from '@/api/admin/landingPages'
import { receivedColumn, writerColumn } from '@/components/admin/writerColumns'
import type { Shape } from '@/contract/types'
import { textColumn, type Column } from '@/ui/table/columnMakers'
import { ListPage } from '@/ui/table/ListPage'

type Response = Shape<'LandingPageResponse'>

const columns: readonly Column<Response>[] = [
  writerColumn(),
  textColumn('page', 'Landing page', ({ landingPageId }) => landingPageId, { second: true }),
  receivedColumn(),
]

/** Who left their name on which landing page. */
export default function LandingPageResponses() {
  return (
    <ListPage
      title="Landing page responses"
      lead="People who left their name and email on a landing page."
      query={useListLandingPageResponsesQuery()}
      columns={columns}
      rowKey={({ landingPageResponseId }) => landingPageResponseId}
      filter="page"
      sort="-received"
      empty={{
        title: 'No responses yet',
        text: 'Landing page forms will appear here.',
        drawing: 'messages',
      }}
    />
  )
}
