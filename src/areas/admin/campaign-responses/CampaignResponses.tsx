import { useListCampaignResponsesQuery, useListPublicCampaignResponsesQuery } from '@/api/admin/campaigns'
import { useTab } from '@/ui/hooks/useTab'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { QueryTable } from '@/ui/table/QueryTable'
import { ResponseDialog } from './ResponseDialog'
import { visitorColumns, memberColumns } from './responseColumns'

const usual = {
  filter: 'campaign',
  sort: '-received',
  empty: { title: 'No responses yet', text: 'Campaign responses will appear here.', drawing: 'messages' },
} as const

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
          <QueryTable
            key="members"
            caption="Member responses"
            query={members}
            columns={memberColumns}
            rowKey={({ campaignResponseId }) => campaignResponseId}
            {...usual}
            exportName="campaign-responses"
            record={{
              param: 'response',
              dialog: (response, close) => <ResponseDialog response={response} onClose={close} />,
            }}
          />
        ) : (
          <QueryTable
            key="visitors"
            caption="Visitor responses"
            query={visitors}
            columns={visitorColumns}
            rowKey={({ publicCampaignResponseId }) => publicCampaignResponseId}
            {...usual}
            exportName="public-campaign-responses"
          />
        )}
      </Tabs>
    </Page>
  )
}
