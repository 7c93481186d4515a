import { skipToken } from '@reduxjs/toolkit/query/react'
import { useGetMembershipTierQuery, useGetMembershipUpgradeDiscountQuery } from '@/api/account/profile'
import { useCalculateMembershipTopUpQuery } from '@/api/commerce/stripe'
import type { CartItem, Shape } from '@/contract/types'
import { featuresBetween, planChange } from '@/domain/membership/plans'
import { planOf, planOfVariation, readPlan, type PlanId } from '@/domain/membership/premium'
import { chargeDay } from '@/domain/team/seatPrice'
import { countOf } from '@/lib/money/counts'
import { formatSgd, optionalCents, toCents } from '@/lib/money/money'
import { applyDiscountCode } from '@/store/cart/cartThunks'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useWrite } from '@/ui/useWrite'

/** Cost of a membership change: today's price, the credit, and the next charge. */
export function TopUp({ plan }: { plan: CartItem }) {
  const wanted = planOfVariation(plan.variationUid)?.id
  const topUp = useCalculateMembershipTopUpQuery(undefined, { refetchOnMountOrArgChange: true })
  const skeleton = <Skeleton rows={4} label="Calculating your membership credit" />
  if (!wanted) return null
  return (
    <Card title="Your membership" className="cart-topup">
      {topUp.isFetching ? (
        skeleton
      ) : (
        <QueryBoundary query={topUp} skeleton={skeleton} errorTitle="We couldn’t calculate your plan change">
          {(answer) => <Change answer={answer} wanted={wanted} />}
        </QueryBoundary>
      )}
    </Card>
  )
}

const words = { upgrade: 'Upgrade', downgrade: 'Change', switch: 'Switch', current: 'Renewal' }

function Change({ answer, wanted }: { answer: Shape<'MembershipTopUp'>; wanted: PlanId }) {
  const from = readPlan(answer.currentTier)
  const today = useAppSelector(({ cart }) => optionalCents(cart.calculated?.requiredMembershipTopUp))
  const { data: tier } = useGetMembershipTierQuery(from && from !== 'free' ? { tier: from } : skipToken)
  const { gained, lost } = from ? featuresBetween(from, wanted) : { gained: [], lost: [] }
  const ends = tier?.endsAt ?? answer.currentPeriodEnd
  if (from === wanted)
    return (
      <p>
        You’re already on the {planOf(wanted).title} plan{ends ? `, until ${chargeDay(ends)}` : ''}. If you pay, it
        renews for another term.
      </p>
    )
  const days = answer.daysRemaining
  const credit = toCents(answer.credit)
  return (
    <>
      <p>
        {from ? `${words[planChange(from, wanted)]} from ${planOf(from).title}` : 'Change'} to {planOf(wanted).title}.
        {tier?.monthsHeld ? ` You’ve been a member for ${countOf(tier.monthsHeld, 'month')}.` : ''}
      </p>
      <dl className="cart-figures">
        {answer.fullPrice !== undefined && (
          <div>
            <dt>{planOf(wanted).title} membership</dt>
            <dd>{formatSgd(toCents(answer.fullPrice))}</dd>
          </div>
        )}
        {credit > 0 && (
          <div className="cart-off">
            <dt>{days === undefined ? 'Credit for unused time' : `Credit for ${countOf(days, 'unused day')}`}</dt>
            <dd>{formatSgd(-credit)}</dd>
          </div>
        )}
        {today !== undefined && (
          <div className="cart-total">
            <dt>Top-up today</dt>
            <dd>{formatSgd(today)}</dd>
          </div>
        )}
      </dl>
      {answer.nextChargeDate && (
        <p className="small text-body-secondary">
          Next charge: {answer.nextChargeAmount !== undefined && `${formatSgd(toCents(answer.nextChargeAmount))} on `}
          {chargeDay(answer.nextChargeDate)}.
        </p>
      )}
      <Features title="You’ll get" features={gained} />
      <Features title="You’ll lose" features={lost} />
      <UpgradeCode tier={wanted} />
    </>
  )
}

function Features({ title, features }: { title: string; features: { id: string; label: string }[] }) {
  if (features.length === 0) return null
  return (
    <div className="small">
      <p className="fw-semibold mb-1">{title}</p>
      <ul className="mb-2">
        {features.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
    </div>
  )
}

/** The discount for long-standing members (R-PRICE-06); it is added to the cart as a code. */
function UpgradeCode({ tier }: { tier: PlanId }) {
  const dispatch = useAppDispatch()
  const { busy, run } = useWrite()
  const applied = useAppSelector(({ cart }) => cart.confirmed.discountCode)
  const { data } = useGetMembershipUpgradeDiscountQuery({ tier })
  const present = useAppSelector(({ cart }) => cart.calculated?.discountPremium?.amount)
  const code = data?.discountCode
  // Only one code at a time: a smaller discount is not offered.
  const amount = optionalCents(data?.amount)
  const isLess = amount === undefined ? Boolean(applied) : amount <= (applied ? toCents(present) : 0)
  if (!code || isLess || applied === code) return null
  const apply = () => run(() => dispatch(applyDiscountCode(code)))
  return (
    <div className="cart-upgrade">
      <p className="small mb-2">
        {data.message ??
          (amount === undefined
            ? 'There’s a discount for your plan change.'
            : `${formatSgd(amount)} off your plan change.`)}
      </p>
      <Button variant="outline-secondary" size="sm" busy={busy} onClick={() => void apply()}>
        Use code {code}
        {applied ? ` instead of ${applied}` : ''}
      </Button>
    </div>
  )
}
