import type { User } from '@/contract/types'
import { kycState, type KycState } from '@/domain/account/kyc'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import type { StatusTable } from '@/ui/table/columnMakers'
import { StatusBadge } from '@/ui/feedback/StatusBadge'
import { Part } from './Part'

const states: StatusTable<KycState> = {
  notStarted: { label: 'Not started' },
  linkReady: { label: 'Awaiting member', tone: 'info' },
  linkExpired: { label: 'Link expired', tone: 'warning' },
  inReview: { label: 'In review', tone: 'info' },
  approved: { label: 'Verified', tone: 'success' },
  rejected: { label: 'Not approved', tone: 'danger' },
  expired: { label: 'Expired', tone: 'warning' },
  unknown: { label: 'Being processed', tone: 'info' },
}

/** The state of the ID check. Only the member can read its history: no call gives it to administrators. */
export function Verification({ user: { idVerification, personalIdType, personalIdFullName } }: { user: User }) {
  const { label, tone = 'secondary' } = states[kycState(idVerification)]
  return (
    <Part title="ID verification">
      <DescriptionList
        items={[
          { term: 'Status', value: <StatusBadge tone={tone}>{label}</StatusBadge> },
          { term: 'ID document', value: personalIdType },
          { term: 'Name on it', value: personalIdFullName },
        ]}
      />
      <p className="text-muted mt-3 mb-0">
        The history of checks and the ID number aren’t available in the back office. Members see their own history under
        ID verification.
      </p>
    </Part>
  )
}
