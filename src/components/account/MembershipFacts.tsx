import { DateTime } from '@/components/DateTime'
import { benefitsValue } from '@/domain/membership/premium'
import type { Membership } from '@/domain/membership/membership'
import { formatSgd } from '@/lib/money'
import { singaporeDay } from '@/lib/singaporeDay'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { StatusBadge } from '@/ui/feedback/StatusBadge'
import './membershipFacts.scss'

/** Plan, start date, end date, and next charge. */
export function MembershipFacts({ of: membership }: { of: Membership }) {
  const { plan, since, until, renews, pastDue, chargesKnown } = membership
  return (
    <>
      <p className="membership-plan">
        {plan.title === 'Premium' ? 'Premium' : `Premium ${plan.title}`}{' '}
        {pastDue ? (
          <StatusBadge tone="danger">Payment failed</StatusBadge>
        ) : (
          <StatusBadge tone={renews ? 'success' : 'warning'}>{renews ? 'Active' : 'Ends soon'}</StatusBadge>
        )}
      </p>
      <DescriptionList
        items={[
          { term: 'Member since', value: since && <DateTime at={since} /> },
          ...(pastDue ? [] : [{ term: renews ? 'Paid until' : 'Ends on', value: until && <DateTime at={until} /> }]),
          { term: pastDue ? 'Due now' : 'Next charge', value: <NextCharge of={membership} /> },
          { term: 'Auto-renew', value: !renews ? 'Off' : chargesKnown ? 'On' : unknown },
        ]}
      />
    </>
  )
}

const unknown = 'Not available right now'

function NextCharge({ of: { nextCharge: charge, pastDue, chargesKnown } }: { of: Membership }) {
  if (!chargesKnown) return unknown
  if (!charge) return 'No further charges'
  if (pastDue) return <span className="num text-danger">{formatSgd(charge.cents)}</span>
  return (
    <span className="num">
      {formatSgd(charge.cents)} on <DateTime at={singaporeDay(charge.at)} />
    </span>
  )
}

/** What a free account includes, and what premium would add. `payer`: the team that pays for the member's seat. */
export function FreeFacts({ payer }: { payer?: string }) {
  return (
    <>
      <p className="membership-plan">
        Free <StatusBadge>No charge</StatusBadge>
      </p>
      <p className="membership-text">
        {payer && (
          <>
            <strong>{payer}</strong> pays for your seat and for the solutions it assigns to you. Your Personal account
            is separate.{' '}
          </>
        )}
        {payer
          ? `Premium would add member prices on what you buy for yourself, benefits worth ${benefitsValue} in total and ID verification.`
          : `Premium gives you member prices on solutions, benefits worth ${benefitsValue} in total, ID verification and your own team account.`}
      </p>
    </>
  )
}
