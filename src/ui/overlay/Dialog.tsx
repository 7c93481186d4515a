import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './DialogFrame'

/** Fetches the dialogs' code; called ahead by whatever is about to open one. */
export const loadDialog = () => import('./DialogFrame')

const DialogFrame = lazy(() => loadDialog().then(({ DialogFrame: Frame }) => ({ default: Frame })))

/** A dialog over the page. Its code comes with the first one that is opened, so that no page pays for it before. */
export function Dialog({ open = true, ...props }: DialogProps) {
  const [used, setUsed] = useState(open)
  if (open && !used) setUsed(true)
  if (!used) return null
  return (
    <Suspense fallback={null}>
      <DialogFrame open={open} {...props} />
    </Suspense>
  )
}
