import { Link } from '@/components/links/Link'
import { cardName } from '@/components/cardName'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'

/** India plans are charged to the default card; the server accepts no other. */
export function UsualCard({ card }: { card: Shape<'PaymentMethod'> }) {
  return (
    <p>
      We’ll charge <strong>{cardName(card)}</strong>.{' '}
      <Link to={paths.account.payment} className="text-nowrap">
        Change
      </Link>
    </p>
  )
}
