import { useListCampaignResponsesQuery, useListPublicCampaignResponsesQuery } from '@/api/admin/campaigns'
import { useTab } from '@/ui/hooks/useTab'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { QueryTable } from '@/ui/table/QueryTable'
import { receivedColumn, writerColumn } from '@/components/admin/writerColumns'
import type { Shape } from '@/contract/types'
import { textColumn, type Column } from '@/ui/table/columnMakers'
import { emailLink } from '@/components/contact/emailLink'
import { personName } from '@/domain/account/personName'
import { OpenedMessage } from '@/components/admin/OpenedMessage'
import { RecordLink } from '@/components/admin/RecordLink'
import { DateTime } from '@/components/DateTime'
import { paths } from '@/domain/navigation/paths'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Dialog } from '@/ui/overlay/Dialog'

const memberColumns: readonly Column<Shape<'CampaignResponse'>>[] = [
  writerColumn(),
  textColumn('response', 'Response', ({ responseText }) => responseText, { truncate: true, unlabelled: true }),
  textColumn('campaign', 'Campaign', ({ campaignId }) => campaignId, { second: true }),
  receivedColumn(),
]

const visitorColumns: readonly Column<Shape<'PublicCampaignResponse'>>[] = [
  writerColumn(),
  textColumn('campaign', 'Campaign', ({ campaignId }) => campaignId, { second: true }),
  receivedColumn(),
]

const usual = {
  filter: 'campaign',
  sort: '-received',
  empty: { title: 'No responses yet', text: 'Campaign responses will appear here.', drawing: 'messages' },
} as const

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

/** A member's whole response to a campaign. */
function ResponseDialog({ response, onClose }: { response: Shape<'CampaignResponse'>; onClose: () => void }) {
  const { userId, email, campaignId, createdAt } = response
  const name = personName(response)
  return (
    <Dialog side title={`Response from ${name}`} onClose={onClose}>
      <OpenedMessage>{response.responseText}</OpenedMessage>
      <DescriptionList
        items={[
          { term: 'From', value: userId ? <RecordLink to={paths.admin.user(userId)}>{name}</RecordLink> : name },
          { term: 'Email', value: emailLink(email) },
          { term: 'Campaign', value: campaignId },
          { term: 'Received', value: createdAt && <DateTime at={createdAt} time /> },
        ]}
      />
    </Dialog>
  )
}
