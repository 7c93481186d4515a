import { Button } from '../Button'
import type { ActDialogState } from './useActDialog'

/** Replaces the button of an action that was never answered: checks its outcome, if that can be read. */
export function CheckAgain({ state: { busy, check } }: { state: Pick<ActDialogState, 'busy' | 'check'> }) {
  if (!check) return null
  return (
    <Button busy={busy} onClick={check}>
      Check again
    </Button>
  )
}
