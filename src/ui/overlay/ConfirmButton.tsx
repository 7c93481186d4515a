import { useState, type ReactNode } from 'react'
import { preload } from '@/lib/browser/prefetch'
import { Button, type ButtonLook } from '../Button'
import { ConfirmDialog, type Confirming } from './ConfirmDialog'
import { loadDialog } from './Dialog'

type Props = ButtonLook &
  Omit<Confirming, 'why'> & {
    /** Label of the button, if it is more than the verb. */
    children?: ReactNode
    'aria-label'?: string
  }

/** A button that asks for confirmation. */
export function ConfirmButton({
  children,
  variant = 'outline-danger',
  size,
  icon,
  busy,
  why,
  wide,
  'aria-label': label,
  ...confirming
}: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        {...{ variant, size, icon, busy, why, wide, 'aria-label': label }}
        aria-haspopup="dialog"
        onPointerEnter={() => preload(loadDialog)}
        onFocus={() => preload(loadDialog)}
        onClick={() => setOpen(true)}
      >
        {children ?? confirming.verb}
      </Button>
      <ConfirmDialog {...confirming} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
