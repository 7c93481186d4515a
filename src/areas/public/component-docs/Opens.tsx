import { useState, type ReactNode } from 'react'
import { Button } from '@/ui/Button'

/** A button that opens a dialog. */
export function Opens({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {open && children(() => setOpen(false))}
    </>
  )
}
