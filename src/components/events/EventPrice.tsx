import { Price } from '@/components/Price'
import type { CommunityEvent } from '@/contract/types'
import { optionalCents, toCents } from '@/lib/money/money'

/** The price of an event in a list. */
export function EventPrice({ event: { price, premiumPrice } }: { event: CommunityEvent }) {
  return <Price brief cents={toCents(price)} premiumCents={optionalCents(premiumPrice)} />
}
