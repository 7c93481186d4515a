import type { ReactNode } from 'react'
import { Bag, CalendarEvent, Check2Circle, Envelope, People, Stars } from 'react-bootstrap-icons'
import { useListMySubscriptionsQuery } from '@/api/commerce/subscriptions'
import { BilledDate } from '@/components/DateTime'
import { Link } from '@/components/links/Link'
import type { CartItem, Order } from '@/contract/types'
import { isPremium } from '@/domain/membership/premium'
import { paths } from '@/domain/navigation/paths'
import { formatSgd, optionalCents } from '@/lib/money/money'
import { listed } from '@/lib/text/listed'
import { Card } from '@/ui/layout/Card'
import { useItemTitle } from '../lines/useItemTitle'

type Props = {
  order: Order
  premium: boolean
  isForTeam: boolean
  /** Whether the account that it was bought for is the active one. */
  isHere: boolean
  later: readonly CartItem[]
  children: ReactNode
}

const titlesOf = (items: readonly { title: string }[]) => listed(items.map(({ title }) => title))

const priceOf = (sgd: number | undefined) => {
  const cents = optionalCents(sgd)
  return cents === undefined ? '' : ` for ${formatSgd(cents)}`
}

/** What happens after the purchase, in order, with dates where they are known; then the buttons. */
export function WhatsNext({ order: { orderId, items }, premium, isForTeam, isHere, later, children }: Props) {
  const { data: subscriptions = [] } = useListMySubscriptionsQuery(undefined, { skip: isForTeam })
  const titleOf = useItemTitle()
  const renewals = subscriptions.filter((one) => one.orderId === orderId && one.nextChargeDate)
  const activating = items.filter(({ status }) => status === 'PENDING_ACTIVATION')
  const ready = items.filter(
    ({ status, uid = '', variationUid }) =>
      status === 'ACTIVE' && !isPremium({ uid, variationUid: variationUid ?? null }),
  )
  return (
    <Card title="What’s next">
      <ol className="plain d-grid gap-3 mb-4 cart-next">
        {premium && !isForTeam && (
          <Next icon={<Stars />}>You’re now a premium member. Member prices and benefits apply right away.</Next>
        )}
        {ready.length > 0 && (
          <Next icon={<Check2Circle />}>
            {items.every(({ status }) => status === 'ACTIVE')
              ? 'Everything you bought is ready to use.'
              : `Ready to use: ${titlesOf(ready)}.`}
          </Next>
        )}
        {activating.length > 0 && (
          <Next icon={<Envelope />}>
            {activating.length === items.length
              ? 'We’re activating your order.'
              : `We’re activating ${titlesOf(activating)}.`}
          </Next>
        )}
        {isForTeam && (
          <Next icon={<People />}>
            {!isHere && 'Switch to the team’s account. '}Assign the solutions to your team members.
          </Next>
        )}
        {renewals.map(({ subscriptionId, title, nextChargeDate, nextChargeAmount, amount }) => (
          <Next key={subscriptionId} icon={<CalendarEvent />}>
            {title} renews on <BilledDate at={nextChargeDate} />
            {priceOf(nextChargeAmount ?? amount)}. Manage it under <Link to={paths.account.solutions}>Solutions</Link>.
          </Next>
        ))}
        {later.length > 0 && (
          <Next icon={<Bag />}>
            {listed(later.map(titleOf))} {later.length === 1 ? 'is' : 'are'} saved for later in your cart.
          </Next>
        )}
      </ol>
      {children}
    </Card>
  )
}

function Next({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span className="cart-next-disc" aria-hidden="true">
        {icon}
      </span>
      <span className="text-break">{children}</span>
    </li>
  )
}
