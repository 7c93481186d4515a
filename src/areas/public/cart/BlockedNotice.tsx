import type { CartItem } from '@/contract/types'
import { countOf } from '@/lib/money/counts'
import { Alert } from '@/ui/feedback/Alert'
import { UnmetList } from './lines/LineConditions'
import type { Blocked } from './lines/useConditions'
import { useItemTitle } from './lines/useItemTitle'

/** Title for items that checkout would refuse. */
export function blockedTitle(blocked: readonly Blocked[], titleOf: (item: CartItem) => string): string {
  const [only] = blocked
  return blocked.length === 1 && only
    ? `${titleOf(only.item)} can’t be bought yet`
    : `${countOf(blocked.length, 'item')} can’t be bought yet`
}

/** Says before the payment that some items would be refused, and what is possible now. */
export function BlockedNotice({ blocked, hasRest }: { blocked: readonly Blocked[]; hasRest: boolean }) {
  const [only] = blocked
  const one = blocked.length === 1
  const titleOf = useItemTitle()
  return (
    <Alert kind="warning" live title={blockedTitle(blocked, titleOf)}>
      {one && only ? (
        <UnmetList unmet={only.unmet} />
      ) : (
        <p>{blocked.map(({ item }) => titleOf(item)).join(', ')}. Each item says what’s missing.</p>
      )}
      {hasRest && (
        <p className="mt-2">You can pay for the rest now, and we’ll save {one ? 'it' : 'them'} here for later.</p>
      )}
    </Alert>
  )
}
