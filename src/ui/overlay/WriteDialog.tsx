import { useRef, type ReactNode } from 'react'
import { Alert } from '../feedback/Alert'
import { Button } from '../Button'
import { CheckAgain } from './CheckAgain'
import { Dialog } from './Dialog'
import type { WriteDialogState } from './useWriteDialog'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** Label of the button that leaves everything as it is. */
  dismiss: string
  /** The action: while it runs the dialog can't be closed; after a failure it shows the problem. */
  state: WriteDialogState
  /** The button that runs the action. After a lost response, a button that checks the outcome replaces it. */
  act?: ReactNode
  children?: ReactNode
}

/**
 * The frame of a dialog that confirms an action: the focus is on the button that cancels; a failure is shown inside.
 */
export function WriteDialog({ open, onClose, title, dismiss, state, act, children }: Props) {
  const { busy, problem } = state
  const close = () => {
    state.dismiss()
    onClose()
  }
  const out = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={close}
      locked={busy}
      focusOn={out}
      title={title}
      actions={
        <>
          <Button ref={out} variant="outline-secondary" onClick={close} disabled={busy}>
            {dismiss}
          </Button>
          {state.isUnanswered ? <CheckAgain state={state} /> : act}
        </>
      }
    >
      {problem && (
        <Alert
          kind={problem.kind}
          title={problem.headline}
          live
          actions={
            problem.action && (
              <Button size="sm" variant="outline-secondary" onClick={() => void problem.action?.run()}>
                {problem.action.label}
              </Button>
            )
          }
        >
          {problem.text}
        </Alert>
      )}
      {children}
    </Dialog>
  )
}
