import type { SolutionVariation } from '@/contract/content'
import { perInterval } from '@/domain/cart/interval'
import { formatPrice, formatSaving, formatSgd, optionalCents, toCents, type Cents } from '@/lib/money/money'
import { useIsPremium } from '@/store/hooks'
import { useLocalPrice } from './useLocalCurrency'
import './price.scss'

/** `2026-11-21` as `21/11`: exchange rates are always recent. */
const dayAndMonth = (date: string) => date.split('-').slice(1).reverse().join('/')

/** `Save S$130 with Premium`. */
const savingOf = (cents: Cents, premiumCents: Cents) =>
  premiumCents === 0 ? 'Free with Premium' : `Save ${formatSaving(cents - premiumCents)} with Premium`

type Props = {
  /** The standard price. */
  cents: Cents
  /** "a month", "a year": shown after the amount. */
  per?: string | undefined
  /** The price for premium members, if lower. */
  premiumCents?: Cents | undefined
  /** The local amount in a single line, for cards and tables. */
  brief?: boolean
  /** Only what the reader pays: without the offer of Premium or the standard price. */
  plain?: boolean
  /** The lowest of several prices. */
  from?: boolean
}

/**
 * What the reader pays, in the charged currency (SGD), with the indicative local amount (R-CUR-01). Premium
 * members see their own price first, everybody else what Premium would save. Both take two lines of the same height,
 * so that nothing moves once the session is known.
 */
export function Price({ cents, per, premiumCents, brief = false, plain = false, from = false }: Props) {
  const isPremium = useIsPremium()
  const lower = premiumCents !== undefined && premiumCents < cents ? premiumCents : undefined
  const own = isPremium && lower !== undefined ? lower : cents
  const local = useLocalPrice()(own)
  return (
    <span className="price">
      <span className="price-charge">
        {from && <span className="price-per">from </span>}
        {formatPrice(own)}
        {per && own !== 0 && <span className="price-per"> {per}</span>}
      </span>
      {lower !== undefined && !plain && (
        <span className={isPremium ? 'price-standard' : 'price-premium'}>
          {isPremium ? (
            <>
              Member price<span className="visually-hidden">, standard price</span> <s>{formatPrice(cents)}</s>
            </>
          ) : (
            savingOf(cents, lower)
          )}
        </span>
      )}
      {local && own !== 0 && (
        <span className="price-local">
          {local.text}
          {!brief && local.date && ` (rate of ${dayAndMonth(local.date)})`}
          {!brief && ` · charged ${formatSgd(own)} SGD`}
        </span>
      )}
    </span>
  )
}

type VariationPriceProps = Pick<Props, 'plain' | 'from'> & { variation: SolutionVariation }

/** The price of a variation, for a card or an option. */
export const VariationPrice = ({ variation, ...look }: VariationPriceProps) => (
  <Price
    brief
    {...look}
    cents={toCents(variation.price)}
    premiumCents={optionalCents(variation.premiumPrice)}
    per={perInterval(variation)}
  />
)
