import { Price } from '@/components/Price'
import type { CommunityEvent, Shape } from '@/contract/types'
import { optionalCents, toCents } from '@/lib/money/money'

/** The server's price for this user, and the number of places left. */
export function PriceTag({ event, price }: { event: CommunityEvent; price: Shape<'EventPrice'> }) {
  const premium = price.premiumPrice ?? event.premiumPrice
  const left = price.spotsLeft
  return (
    <div className="rsvp-price">
      <Price cents={toCents(price.amount)} premiumCents={optionalCents(premium)} />
      {left !== null && left !== undefined && (
        <span className="text-muted fs-6 num">{left === 1 ? '1 spot left' : `${left} spots left`}</span>
      )}
    </div>
  )
}
