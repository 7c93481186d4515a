import { createContext, useContext, useEffect, useState } from 'react'
import type { DialogProps } from './DialogFrame'
import { once } from '@/lib/browser/once'
import { lazyPart } from '../lazyPart'
import './opener'

/** Prefetches the dialog chunk; call it before opening a dialog. */
export const loadDialog = once(() => import('./DialogFrame'))

const DialogFrame = lazyPart(loadDialog, 'DialogFrame')

/** Called when a dialog opens in a row of a list: the row stays until the dialog closes, which the result announces. */
export const DialogOwner = createContext<(() => () => void) | undefined>(undefined)

/** A modal dialog. Lazy-loaded when the first one opens, so that it adds nothing to the initial load. */
export function Dialog({ open = true, ...props }: DialogProps) {
  const [used, setUsed] = useState(open)
  if (open && !used) setUsed(true)
  const keepOwner = useContext(DialogOwner)
  useEffect(() => (open ? keepOwner?.() : undefined), [open, keepOwner])
  return used ? <DialogFrame open={open} {...props} /> : null
}
