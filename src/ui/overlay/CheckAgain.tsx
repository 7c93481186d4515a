import { Button } from '../Button'
import type { useSendOnce } from './useSendOnce'

type Props = { once: Pick<ReturnType<typeof useSendOnce>, 'busy' | 'check'> }

/** Instead of the button of an action that was never answered: asks what became of it, if that can be read. */
export function CheckAgain({ once: { busy, check } }: Props) {
  if (!check) return null
  return (
    <Button busy={busy} onClick={check}>
      Check again
    </Button>
  )
}
