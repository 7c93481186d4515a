import { Button } from '../Button'
import type { WriteDialogState } from './useWriteDialog'

/** Replaces the button of an action that was never answered: checks its outcome, if that can be read. */
export function CheckAgain({ state: { busy, check } }: { state: Pick<WriteDialogState, 'busy' | 'check'> }) {
  if (!check) return null
  return (
    <Button busy={busy} onClick={check}>
      Check again
    </Button>
  )
}
