import { itemTitle } from '@/domain/cart/cart'
import { Alert } from '@/ui/feedback/Alert'
import { UnmetList } from './LineConditions'
import type { Blocked } from './useConditions'

/** Title for items that checkout would refuse. */
export function blockedTitle(blocked: readonly Blocked[]): string {
  const [only] = blocked
  return blocked.length === 1 && only
    ? `${itemTitle(only.item)} can’t be bought yet`
    : `${blocked.length} items can’t be bought yet`
}

/** Says before the payment that some items would be refused, and what is possible now. */
export function BlockedNotice({ blocked, hasRest }: { blocked: readonly Blocked[]; hasRest: boolean }) {
  const [only] = blocked
  const one = blocked.length === 1
  return (
    <Alert kind="warning" live title={blockedTitle(blocked)}>
      {one && only ? (
        <UnmetList unmet={only.unmet} />
      ) : (
        <p>{blocked.map(({ item }) => itemTitle(item)).join(', ')}. Each item says what’s missing.</p>
      )}
      {hasRest && (
        <p className="mt-2">You can pay for the rest now, and we’ll save {one ? 'it' : 'them'} here for later.</p>
      )}
    </Alert>
  )
}
