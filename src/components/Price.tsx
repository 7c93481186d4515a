import { formatSgd, type Cents } from '@/lib/money'
import { useLocalPrice } from './useLocalCurrency'
import './price.scss'

type Props = {
  cents: Cents
  /** "a month", "a year": stands behind the amount. */
  per?: string | undefined
  /** What a premium member pays instead, if less. */
  premiumCents?: Cents | undefined
  /** The local amount in words of one line, for cards and tables. */
  brief?: boolean
}

/** A price as it is charged (SGD), with the indicative local amount beside it (R-CUR-01, T4.2). */
export function Price({ cents, per, premiumCents, brief = false }: Props) {
  const local = useLocalPrice()(cents)
  return (
    <span className="price">
      <span className="price-charge">
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
          {!brief && local.date && ` (rate of ${local.date})`}
          {!brief && ` · charged ${formatSgd(cents)} SGD`}
        </span>
      )}
    </span>
  )
}
