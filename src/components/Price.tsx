import { formatSgd, type Cents } from '@/lib/money'
import { useLocalPrice } from './useLocalCurrency'
import './price.scss'

/** `2026-11-21` as `21/11`: exchange rates are always recent. */
const dayAndMonth = (date: string) => date.split('-').slice(1).reverse().join('/')

type Props = {
  cents: Cents
  /** "a month", "a year": shown after the amount. */
  per?: string | undefined
  /** The price for premium members, if lower. */
  premiumCents?: Cents | undefined
  /** The local amount in a single line, for cards and tables. */
  brief?: boolean
  /** The lowest of several prices. */
  from?: boolean
}

/** A price in the charged currency (SGD), with the indicative local amount (R-CUR-01, T4.2). */
export function Price({ cents, per, premiumCents, brief = false, from = false }: Props) {
  const local = useLocalPrice()(cents)
  return (
    <span className="price">
      <span className="price-charge">
        {from && <span className="price-per">from </span>}
        {cents === 0 ? 'Free' : formatSgd(cents)}
        {per && cents !== 0 && <span className="price-per"> {per}</span>}
      </span>
      {premiumCents !== undefined && premiumCents < cents && (
        <span className="price-premium">
          {premiumCents === 0 ? 'Free' : formatSgd(premiumCents)} for premium members
        </span>
      )}
      {local && cents !== 0 && (
        <span className="price-local">
          {local.text}
          {!brief && local.date && ` (rate of ${dayAndMonth(local.date)})`}
          {!brief && ` · charged ${formatSgd(cents)} SGD`}
        </span>
      )}
    </span>
  )
}
