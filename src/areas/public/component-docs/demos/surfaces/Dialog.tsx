import { useState } from 'react'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'

const sizes = ['s', 'm', 'l', 'xl', 'side'] as const

export function Demo() {
  const [size, setSize] = useState<(typeof sizes)[number]>()
  const close = () => setSize(undefined)
  return (
    <div className="docs-row">
      {sizes.map((one) => (
        <Button key={one} variant="outline-primary" onClick={() => setSize(one)}>
          Open {one}
        </Button>
      ))}
      {size && (
        <Dialog title="Rename the team" {...(size === 'side' ? { side: true } : { size })} onClose={close}>
          <p>The focus stays inside until it closes.</p>
        </Dialog>
      )}
    </div>
  )
}
