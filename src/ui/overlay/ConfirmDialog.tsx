import { useState, type ReactNode } from 'react'
import { isTypedName } from '@/lib/text/typedName'
import { Button } from '../Button'
import { WriteDialog } from './WriteDialog'
import type { Role } from '../roles'
import { useWriteDialog, type ConfirmedWrite } from './useWriteDialog'

export type Confirming = ConfirmedWrite & {
  /** Verb of the action: `Delete`, `Remove`, `Cancel subscription`. */
  verb: string
  /** Name of the object, shown in the title, and on the button if it has room there. */
  object: string
  /** Label of the button where verb and name are longer than a line on a phone: `Delete event`. */
  short?: string | undefined
  /** Consequences; an impact list. */
  body?: ReactNode
  /** Text to type as confirmation: an email address, the name of an installation. */
  typed?: string | undefined
  /** Why it can't be done now. */
  why?: string | undefined
  /** Called after success. */
  onDone?: (() => void) | undefined
  /** Label of the button that leaves everything as it is, if the verb is Cancel itself: `Keep event`. */
  dismiss?: string
  /** Variant of the confirm button. */
  act?: Role
}

/** The number of characters that fit on a dialog's button on a phone. */
const roomOnButton = 28

/**
 * Asks for confirmation of an action and names its object; the initial focus is on Cancel. If the action fails, the
 * dialog stays open and shows the error.
 */
export function ConfirmDialog(props: Confirming & { open: boolean; onClose: () => void }) {
  const { verb, object, short, body, typed, onDone, dismiss = 'Cancel', act = 'danger', open } = props
  const [word, setWord] = useState('')
  const onClose = () => {
    setWord('')
    props.onClose()
  }
  const title = `${verb} ${object}`
  const state = useWriteDialog({ ...props, title }, open, () => {
    onClose()
    onDone?.()
  })
  const { busy } = state
  const isTyped = typed === undefined || isTypedName(word, typed)
  const why = props.why ?? (isTyped ? undefined : `Type “${typed}” to confirm.`)
  return (
    <WriteDialog
      open={open}
      onClose={onClose}
      title={`${title}?`}
      dismiss={dismiss}
      state={state}
      act={
        <Button variant={act} busy={busy} why={busy ? undefined : why} className="text-break" onClick={state.send}>
          {title.length > roomOnButton ? (short ?? title) : title}
        </Button>
      }
    >
      {body}
      {typed !== undefined && (
        <label className="w-100">
          <span className="form-label">
            Type “<strong className="text-break">{typed}</strong>” to confirm
          </span>
          <input
            className="form-control"
            value={word}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            disabled={busy}
            onChange={(event) => setWord(event.target.value)}
          />
        </label>
      )}
    </WriteDialog>
  )
}
