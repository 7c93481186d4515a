import { SiteLink } from '@/components/links/SiteLink'
import type { UnmetCondition } from '@/domain/cart/conditions'
import { Alert } from '@/ui/feedback/Alert'

type Props = {
  unmet: readonly UnmetCondition[]
  /** The conditions as the content states them, as long as it is not known whether they are met. */
  stated: readonly string[]
}

/** What an item needs before it can be bought, with the next step. */
export function LineConditions({ unmet, stated }: Props) {
  if (unmet.length > 0)
    return (
      <Alert kind="warning" title="You can’t buy this yet">
        <ul className="plain">
          {unmet.map(({ id, label, text = label, next }) => (
            <li key={id}>
              {text} {next && <SiteLink to={next.to}>{next.label}</SiteLink>}
            </li>
          ))}
        </ul>
      </Alert>
    )
  if (stated.length === 0) return null
  return (
    <p className="cart-detail">
      <span className="fw-semibold">Eligibility:</span> {stated.join(' · ')}
    </p>
  )
}
