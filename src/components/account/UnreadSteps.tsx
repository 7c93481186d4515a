import { Button } from '@/ui/Button'
import type { useNextSteps } from './useNextSteps'

/** Says that steps may be missing, if a query that they depend on has failed. */
export function UnreadSteps({ unread }: Pick<ReturnType<typeof useNextSteps>, 'unread'>) {
  if (unread.length === 0) return null
  return (
    <p role="status">
      We couldn’t check all your next steps.{' '}
      <Button
        variant="link"
        size="sm"
        busy={unread.some(({ isFetching }) => isFetching)}
        onClick={() => unread.forEach((query) => void query.refetch())}
      >
        Try again
      </Button>
    </p>
  )
}
