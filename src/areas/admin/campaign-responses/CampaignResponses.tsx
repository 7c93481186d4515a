import { useListCampaignResponsesQuery, useListPublicCampaignResponsesQuery } from '@/api/admin/campaigns'
import { OpenedRecord } from '@/components/admin/OpenedRecord'
import { useTab } from '@/ui/hooks/useTab'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { QueryTable } from '@/ui/table/QueryTable'
import { useOpenedRow } from '@/ui/table/rows/useOpenedRow'
import { ResponseDialog } from './ResponseDialog'
import { noResponses, visitorColumns, memberColumns } from './responseColumns'

/** Responses to campaigns, of members and of visitors. */
export default function CampaignResponses() {
  const [shown, show] = useTab('show', ['members', 'visitors'])
  const members = useListCampaignResponsesQuery()
  const visitors = useListPublicCampaignResponsesQuery()
  return (
    <Page title="Campaign responses" lead="Responses from members and visitors.">
      <Tabs
        label="Responses"
        tabs={[
          { key: 'members', label: 'Members', count: members.data?.length },
          { key: 'visitors', label: 'Visitors', count: visitors.data?.length },
        ]}
        value={shown}
        onChange={show}
      >
        {shown === 'members' ? (
          <MemberResponses query={members} />
        ) : (
          <QueryTable
            caption="Visitor responses"
            query={visitors}
            columns={visitorColumns}
            rowKey={({ publicCampaignResponseId }) => publicCampaignResponseId}
            filter="campaign"
            sort="-received"
            exportName="public-campaign-responses"
            empty={noResponses}
          />
        )}
      </Tabs>
    </Page>
  )
}

/** Members' responses; one opens in a dialog. */
function MemberResponses({ query }: { query: ReturnType<typeof useListCampaignResponsesQuery> }) {
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
