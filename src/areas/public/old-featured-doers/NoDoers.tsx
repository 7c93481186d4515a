import { SiteButton } from '@/components/links/SiteButton'
import { paths } from '@/domain/navigation/paths'
import { EmptyState } from '@/ui/feedback/EmptyState'

/** Empty state: no one has been featured yet. */
export function NoDoers() {
  return (
    <EmptyState
      title="No featured doers yet"
      drawing="people"
      action={<SiteButton to={paths.featuredDoers}>Featured doers</SiteButton>}
    >
      You could be the first.
    </EmptyState>
  )
}
