import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'

/** Shown when nobody was ever featured. */
export function NoDoers() {
  return (
    <EmptyState
      title="Nobody has been featured yet"
      drawing="people"
      action={<Button to={paths.featuredDoers}>Featured doers</Button>}
    >
      The first one may be you.
    </EmptyState>
  )
}
