import { useEffect, useRef, useState, type ReactNode } from 'react'
import { attemptInPlace } from '../attempt'
import { Alert } from '../feedback/Alert'
import { Button } from '../Button'
import { Dialog } from './Dialog'
import { messageOf } from '../feedback/ErrorState'
import type { Role } from '../roles'
import { TypedName } from '../TypedName'
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
  const cancel = useRef<HTMLButtonElement>(null)
  const { busy, run } = useBusy()
  const [failure, setFailure] = useState<{ text: string; headline?: string | undefined }>()
  const [word, setWord] = useState('')
  const shown = useRef(false)
  useEffect(() => {
    shown.current = open
    return () => {
      shown.current = false
    }
  }, [open])
  const close = () => {
    setWord('')
    setFailure(undefined)
    onClose()
  }
  const confirm = async () => {
    setFailure(undefined)
    const outcome = await run(() => attemptInPlace(onConfirm, () => shown.current))
    if (!outcome) return
    if (!outcome.ok) {
      const text = messageOf(outcome.error) ?? 'That did not work.'
      return setFailure({ text, headline: outcome.notice?.text === text ? undefined : outcome.notice?.text })
    }
    close()
    onDone?.()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      locked={busy}
      focusOn={cancel}
      title={`${verb} ${object}?`}
      actions={
        <>
          <Button ref={cancel} variant="outline-secondary" onClick={close} disabled={busy}>
            Cancel
          </Button>
          <Button
            variant={act}
            busy={busy}
            disabled={typed !== undefined && word.trim() !== typed}
            className="text-break"
            onClick={() => void confirm()}
          >
            {verb} {object}
          </Button>
        </>
      }
    >
      {failure && (
        <Alert kind="danger" live title={failure.headline}>
          {failure.text}
        </Alert>
      )}
      {body}
      {typed !== undefined && <TypedName typed={typed} value={word} onChange={setWord} />}
    </Dialog>
  )
}
