import { BilledDate, DateTime } from '@/components/DateTime'
import { benefitsValue, planOf } from '@/domain/membership/premium'
import type { Membership } from '@/domain/membership/membership'
import { formatSgd } from '@/lib/money/money'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { StatusBadge } from '@/ui/feedback/StatusBadge'
import './membershipFacts.scss'

/** Plan, start date, end date, and next charge. */
export function MembershipFacts({ of: membership }: { of: Membership }) {
  const { plan, since, until, renews, pastDue, chargesKnown, nextCharge } = membership
  // Undefined shows a dash: the charges are known, but the server doesn't say this.
  const notSaid = chargesKnown ? undefined : unknown
  return (
    <>
      <p className="membership-plan">
        {plan === 'premium'
          ? 'Premium'
          : `Premium (${planOf(plan).title.replace('Annual', 'annual').replace('Monthly', 'monthly')})`}{' '}
        {pastDue ? (
          <StatusBadge tone="danger">Payment failed</StatusBadge>
        ) : (
          <StatusBadge tone={renews === false ? 'warning' : 'success'}>
            {renews === false ? 'Ends soon' : 'Active'}
          </StatusBadge>
        )}
      </p>
      <DescriptionList
        items={[
          { term: 'Member since', value: since && <DateTime at={since} /> },
          ...(pastDue
            ? []
            : [
                {
                  term: renews === false ? 'Ends on' : 'Paid until',
                  value: until && <BilledDate at={until} />,
                },
              ]),
          {
            term: pastDue ? 'Due now' : 'Next charge',
            value: nextCharge ? (
              <NextCharge charge={nextCharge} pastDue={pastDue} />
            ) : renews === false || nextCharge === null ? (
              'No further charges'
            ) : (
              notSaid
            ),
          },
          // A membership without further charges is not described as renewing.
          { term: 'Auto-renew', value: renews === undefined || nextCharge === null ? notSaid : renews ? 'On' : 'Off' },
        ]}
      />
    </>
  )
}

const unknown = 'Not available right now'

type ChargeProps = { charge: NonNullable<Membership['nextCharge']>; pastDue: boolean }

function NextCharge({ charge: { at, cents }, pastDue }: ChargeProps) {
  const amount = cents === undefined ? undefined : formatSgd(cents)
  if (pastDue) return <span className="num text-danger">{amount ?? 'The last renewal'}</span>
  return (
    <span className="num">
      {amount && `${amount} on `}
      <BilledDate at={at} />
    </span>
  )
}

/** What a free account includes, and what premium would add. `payer`: the team that pays for the member's seat. */
export function FreeFacts({ payer }: { payer?: string }) {
  return (
    <>
      <p className="membership-plan">Free</p>
      <p className="prose">
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
