import type { useListCampaignResponsesQuery } from '@/api/admin/campaigns'
import { MissingRecord } from '@/components/admin/MissingRecord'
import { QueryTable } from '@/ui/table/QueryTable'
import { useOpenedRow } from '@/ui/table/useOpenedRow'
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
      {(all) => {
        const response = all.find(({ campaignResponseId }) => campaignResponseId === opened)
        return (
          <>
            {response && <ResponseDialog response={response} onClose={close} />}
            {opened && !response && <MissingRecord noun="response" onClose={close} />}
          </>
        )
      }}
    </QueryTable>
  )
}
