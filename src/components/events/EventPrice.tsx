import { Price } from '@/components/Price'
import type { CommunityEvent } from '@/contract/types'
import { optionalCents, toCents } from '@/lib/money/money'

export function EventPrice({ event: { price, premiumPrice } }: { event: CommunityEvent }) {
  return <Price brief cents={toCents(price)} premiumCents={optionalCents(premiumPrice)} />
}
