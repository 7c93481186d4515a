import { useListCampaignResponsesQuery, useListPublicCampaignResponsesQuery } from '@/api/admin/campaigns'
import { useOptimisticSearchParams } from '@/ui/hooks/useOptimisticSearchParams'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { QueryTable } from '@/ui/table/QueryTable'
import { MemberResponses } from './MemberResponses'
import { noResponses, visitorColumns } from './responseColumns'

/** Responses to campaigns, of members and of visitors. */
export default function CampaignResponses() {
  const [params, setParams] = useOptimisticSearchParams()
  const shown = params.get('show') === 'visitors' ? 'visitors' : 'members'
  const members = useListCampaignResponsesQuery()
  const visitors = useListPublicCampaignResponsesQuery()
  const count = (data: readonly unknown[] | undefined) => (data ? { count: data.length } : {})
  return (
    <Page title="Campaign responses" lead="Responses from members and visitors.">
      <Tabs
        label="Responses"
        tabs={[
          { key: 'members', label: 'Members', ...count(members.data) },
          { key: 'visitors', label: 'Visitors', ...count(visitors.data) },
        ]}
        value={shown}
        onChange={(key) =>
          setParams(() => new URLSearchParams(key === 'members' ? {} : { show: key }), { preventScrollReset: true })
        }
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
