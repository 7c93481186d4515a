import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '@/ui/Button'
import { useShortcut } from '@/ui/hooks/useShortcut'

type Props = Pick<ButtonLook, 'variant' | 'busy' | 'why'> & {
  /** The key that does the same while rows are selected. */
  letter: string
  onAct: () => void
  children: ReactNode
}

/** An action on the selected rows, with its single-key shortcut. */
export function BulkAction({ letter, onAct, children, ...look }: Props) {
  const { busy, why } = look
  useShortcut(letter, () => {
    if (!busy && why === undefined) onAct()
  })
  return (
    <Button size="sm" aria-keyshortcuts={letter} {...look} onClick={onAct}>
      {children}
    </Button>
  )
}
