import { certaintyOf } from '@/lib/calls/certainty'
import { Alert } from '@/ui/feedback/Alert'
import { messageOf } from '@/ui/feedback/ErrorState'

type Props = { failure: unknown; /** Titles. */ refused: string; unknown: string }

/** Says about a failed action that nothing was done, or that the outcome isn't known. */
export function RefusedOrUnknown({ failure, refused, unknown }: Props) {
  if (failure === undefined) return null
  const isRefused = certaintyOf(failure) === 'refused'
  return (
    <Alert kind={isRefused ? 'danger' : 'warning'} live title={isRefused ? refused : unknown}>
      {messageOf(failure) ?? 'Please try again.'}
    </Alert>
  )
}
