import { useRef, type ReactNode } from 'react'
import { Alert } from '../feedback/Alert'
import { Button } from '../Button'
import { Dialog } from './Dialog'

/** `danger`: it failed; `warning`: nobody knows yet whether it was done. */
export type ActProblem = {
  kind: 'danger' | 'warning'
  text: string
  headline?: string | undefined
  /** What to do about it. */
  action?: { label: string; run: () => unknown } | undefined
}

type Props = {
  open: boolean
  onClose: () => void
  /** The action is running: the dialog can't be closed. */
  busy: boolean
  title: string
  /** Label of the button that leaves everything as it is. */
  dismiss: string
  /** The button that runs the action. */
  act: ReactNode
  /** What became of the last attempt. */
  problem: ActProblem | undefined
  children?: ReactNode
}

/** The frame of a dialog that confirms an action: the focus is on the way out, a failure is told inside. */
export function ActDialog({ open, onClose, busy, title, dismiss, act, problem, children }: Props) {
  const out = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={busy}
      focusOn={out}
      title={title}
      actions={
        <>
          <Button ref={out} variant="outline-secondary" onClick={onClose} disabled={busy}>
            {dismiss}
          </Button>
          {act}
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
