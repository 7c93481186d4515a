import { useState, type ReactNode } from 'react'
import { isTypedName } from '@/lib/typedName'
import { Button } from '../Button'
import { ActDialog } from './ActDialog'
import { CheckAgain } from './CheckAgain'
import type { Role } from '../roles'
import { TypedName } from '../TypedName'
import { useSendOnce, type SendOnce } from './useSendOnce'

export type Confirming = Pick<SendOnce, 'onConfirm' | 'readBack' | 'onlyAfter' | 'next'> & {
  /** Names an action that is sent exactly once, also after a lost response; without it, it may be repeated. */
  name?: string | undefined
  /** Verb of the action: `Delete`, `Remove`, `Cancel subscription`. */
  verb: string
  /** Name of the object, shown in the title and on the button. */
  object: string
  /** Consequences; an impact list. */
  body?: ReactNode
  /** Text to type as confirmation: an email address, the name of an installation. */
  typed?: string | undefined
  /** Called after success. */
  onDone?: (() => void) | undefined
  /** Label of the button that leaves everything as it is, if the verb is Cancel itself: `Keep event`. */
  dismiss?: string
  /** Variant of the confirm button. */
  act?: Role
}

/**
 * Asks for confirmation of an action and names its object; the initial focus is on Cancel. If the action fails, the dialog
 * stays open and shows the error.
 */
export function ConfirmDialog(props: Confirming & { open: boolean; onClose: () => void }) {
  const { verb, object, body, typed, onDone, dismiss = 'Cancel', act = 'danger', open, onClose } = props
  const [word, setWord] = useState('')
  const once = useSendOnce({ ...props, title: `${verb} ${object}` }, open, () => {
    setWord('')
    onClose()
    onDone?.()
  })
  const close = () => {
    setWord('')
    once.dismiss()
    onClose()
  }
  return (
    <ActDialog
      open={open}
      onClose={close}
      busy={once.busy}
      title={`${verb} ${object}?`}
      dismiss={dismiss}
      problem={once.problem}
      act={
        once.isUnanswered ? (
          <CheckAgain once={once} />
        ) : (
          <Button
            variant={act}
            busy={once.busy}
            disabled={typed !== undefined && !isTypedName(word, typed)}
            className="text-break"
            onClick={() => void once.send()}
          >
            {verb} {object}
          </Button>
        )
      }
    >
      {body}
      {typed !== undefined && <TypedName typed={typed} value={word} onChange={setWord} />}
    </ActDialog>
  )
}
