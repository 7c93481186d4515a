import type { User } from '@/contract/types'
import { kycState, type KycState } from '@/domain/account/kyc'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import type { StatusTable } from '@/ui/table/columnMakers'
import { StateBadge } from '@/ui/feedback/StateBadge'
import { Part } from './Part'

const states: StatusTable<Exclude<KycState, 'unknown'>> = {
  notStarted: { label: 'Not started' },
  linkReady: { label: 'Awaiting member', tone: 'info' },
  linkExpired: { label: 'Link expired', tone: 'warning' },
  inReview: { label: 'In review', tone: 'info' },
  approved: { label: 'Verified', tone: 'success' },
  rejected: { label: 'Not approved', tone: 'danger' },
  expired: { label: 'Expired', tone: 'warning' },
}

/** The state of the ID check. Only the member can read its history: no call gives it to administrators. */
export function Verification({ user: { idVerification, personalIdType, personalIdFullName } }: { user: User }) {
  const state = kycState(idVerification)
  return (
    <Part title="ID verification">
      <DescriptionList
        items={[
          {
            term: 'Status',
            value: idVerification !== undefined && (
              <StateBadge state={state === 'unknown' ? (idVerification ?? undefined) : state} states={states} />
            ),
          },
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
