import { useListCampaignResponsesQuery, useListPublicCampaignResponsesQuery } from '@/api/admin/campaigns'
import { useTab } from '@/ui/hooks/useTab'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { QueryTable } from '@/ui/table/QueryTable'
import { MemberResponses } from './MemberResponses'
import { noResponses, visitorColumns } from './responseColumns'

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
