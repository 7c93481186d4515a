import { certaintyOf } from '@/lib/calls/certainty'
import { Alert } from '@/ui/feedback/Alert'
import { messageOf } from '@/ui/feedback/ErrorState'

type Props = { failure: unknown; /** Titles. */ refused: string; unknown: string }

/** What became of an act that failed: nothing, or it isn't known. */
export function RefusedOrUnknown({ failure, refused, unknown }: Props) {
  if (failure === undefined) return null
  const isRefused = certaintyOf(failure) === 'refused'
  return (
    <Alert kind={isRefused ? 'danger' : 'warning'} live title={isRefused ? refused : unknown}>
      {messageOf(failure) ?? 'Please try again.'}
    </Alert>
  )
}
