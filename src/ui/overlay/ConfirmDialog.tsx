import { useState, type ReactNode } from 'react'
import { attemptInPlace } from '../attempt'
import { Button } from '../Button'
import { ActDialog, type ActProblem } from './ActDialog'
import { messageOf } from '../feedback/ErrorState'
import type { Role } from '../roles'
import { TypedName } from '../TypedName'
import { useShown } from '../hooks/useShown'
import { useBusy } from '../useBusy'

export type Confirming = {
  /** Verb of the action: `Delete`, `Remove`, `Cancel subscription`. */
  verb: string
  /** Name of the object, shown in the title and on the button. */
  object: string
  /** Consequences; an impact list. */
  body?: ReactNode
  /** Text to type as confirmation: an email address, the name of an installation. */
  typed?: string | undefined
  /** Runs the action. If it fails, the dialog stays open and shows the error. */
  onConfirm: () => unknown
  /** Called after success. */
  onDone?: (() => void) | undefined
  /** Variant of the confirm button. */
  act?: Role
}

/** Asks for confirmation of an action and names its object; the initial focus is on Cancel. */
export function ConfirmDialog({
  verb,
  object,
  body,
  typed,
  onConfirm,
  onDone,
  act = 'danger',
  open,
  onClose,
}: Confirming & { open: boolean; onClose: () => void }) {
  const { busy, run } = useBusy()
  const [failure, setFailure] = useState<ActProblem>()
  const [word, setWord] = useState('')
  const isShown = useShown(open)
  const close = () => {
    setWord('')
    setFailure(undefined)
    onClose()
  }
  const confirm = async () => {
    setFailure(undefined)
    const outcome = await run(() => attemptInPlace(onConfirm, isShown))
    if (!outcome) return
    if (!outcome.ok) {
      const text = messageOf(outcome.error) ?? 'That didn’t work.'
      return setFailure({
        kind: 'danger',
        text,
        headline: outcome.notice?.text === text ? undefined : outcome.notice?.text,
      })
    }
    close()
    onDone?.()
  }
  return (
    <ActDialog
      open={open}
      onClose={close}
      busy={busy}
      title={`${verb} ${object}?`}
      dismiss="Cancel"
      problem={failure}
      act={
        <Button
          variant={act}
          busy={busy}
          disabled={typed !== undefined && word.trim() !== typed}
          className="text-break"
          onClick={() => void confirm()}
        >
          {verb} {object}
        </Button>
      }
    >
      {body}
      {typed !== undefined && <TypedName typed={typed} value={word} onChange={setWord} />}
    </ActDialog>
  )
}
