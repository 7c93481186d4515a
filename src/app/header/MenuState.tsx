import { useContent } from '@/store/content/useContent'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** Shown instead of the menu while it loads, or if it could not be loaded, with a retry (R-HDR-02). */
export function MenuState() {
  const { isError, isFetching, refetch } = useContent('menu.json')
  if (!isError) return <Skeleton rows={6} label="Loading menu" />
  return (
    <div role="alert">
      <p className="mb-2">We couldn’t load the menu.</p>
      <Button variant="outline-secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  )
}
