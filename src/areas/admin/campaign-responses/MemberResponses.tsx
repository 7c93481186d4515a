import type { useListCampaignResponsesQuery } from '@/api/admin/campaigns'
import { OpenedRecord } from '@/components/admin/OpenedRecord'
import { QueryTable } from '@/ui/table/QueryTable'
import { useOpenedRow } from '@/ui/table/rows/useOpenedRow'
import { ResponseDialog } from './ResponseDialog'
import { memberColumns, noResponses } from './responseColumns'

/** Members' responses; one opens in a dialog. */
export function MemberResponses({ query }: { query: ReturnType<typeof useListCampaignResponsesQuery> }) {
  const { opened, linkTo, close } = useOpenedRow('response')
  return (
    <QueryTable
      caption="Member responses"
      query={query}
      columns={memberColumns}
      rowKey={({ campaignResponseId }) => campaignResponseId}
      rowLink={({ campaignResponseId }) => linkTo(campaignResponseId)}
      filter="campaign"
      sort="-received"
      exportName="campaign-responses"
      empty={noResponses}
    >
      {(rows) => (
        <OpenedRecord
          opened={opened}
          rows={rows}
          rowKey={({ campaignResponseId }) => campaignResponseId}
          noun="response"
          onClose={close}
        >
          {(response) => <ResponseDialog response={response} onClose={close} />}
        </OpenedRecord>
      )}
    </QueryTable>
  )
}
