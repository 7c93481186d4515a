import { useState, type ReactNode } from 'react'
import { preload } from '@/lib/browser/prefetch'
import { Button, type ButtonLook } from '../Button'
import { ConfirmDialog, type Confirming } from './ConfirmDialog'
import { loadDialog } from './Dialog'

type Props = ButtonLook &
  Omit<Confirming, 'why'> & {
    /** Label of the button, if it is more than the verb. */
    children?: ReactNode
    disabled?: boolean
    className?: string
    'aria-label'?: string
  }

/** A button that asks for confirmation. */
export function ConfirmButton({
  verb,
  object,
  body,
  typed,
  name,
  onConfirm,
  readBack,
  onlyAfter,
  onFound,
  next,
  onDone,
  act,
  dismiss,
  children = verb,
  variant = 'outline-danger',
  ...look
}: Props) {
  const [open, setOpen] = useState(false)
  const sending = { name, onConfirm, readBack, onlyAfter, onFound, next }
  const confirming = { ...sending, verb, object, body, typed, onDone, ...(act && { act }), ...(dismiss && { dismiss }) }
  return (
    <>
      <Button
        {...look}
        variant={variant}
        aria-haspopup="dialog"
        onPointerEnter={() => preload(loadDialog)}
        onFocus={() => preload(loadDialog)}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      <ConfirmDialog {...confirming} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
