import { Price } from '@/components/Price'
import type { CommunityEvent, Shape } from '@/contract/types'
import { toCents } from '@/lib/money'

/** What the event costs its reader, as the server says, and how many places are left. */
export function PriceTag({ event, price }: { event: CommunityEvent; price: Shape<'EventPrice'> }) {
  const premium = price.premiumPrice ?? event.premiumPrice
  const left = price.spotsLeft
  return (
    <div className="rsvp-price">
      <Price cents={toCents(price.amount)} premiumCents={premium === undefined ? undefined : toCents(premium)} />
      {left !== null && left !== undefined && (
        <span className="text-muted fs-6 num">{left === 1 ? '1 spot left' : `${left} spots left`}</span>
      )}
    </div>
  )
}
