import { emailLink } from '@/components/contact/emailLink'
import { personName } from '@/domain/account/personName'
import { OpenedMessage } from '@/components/admin/OpenedMessage'
import { RecordLink } from '@/components/admin/RecordLink'
import { DateTime } from '@/components/DateTime'
import { paths } from '@/domain/navigation/paths'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Dialog } from '@/ui/overlay/Dialog'
import type { Shape } from '@/contract/types'

/** A member's whole response to a campaign. */
export function ResponseDialog({ response, onClose }: { response: Shape<'CampaignResponse'>; onClose: () => void }) {
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
