import { useState } from 'react'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import type { DialogSize } from '@/ui/overlay/DialogFrame'

const sizes: readonly DialogSize[] = ['s', 'm', 'l', 'xl']

function Sizes() {
  const [size, setSize] = useState<DialogSize>()
  return (
    <div className="docs-row">
      {sizes.map((one) => (
        <Button key={one} variant="outline-primary" onClick={() => setSize(one)}>
          Open {one}
        </Button>
      ))}
      {size && (
        <Dialog
          title="Rename the team"
          size={size}
          onClose={() => setSize(undefined)}
          actions={<Button onClick={() => setSize(undefined)}>Done</Button>}
        >
          <p className="mb-0">The focus stays inside until it closes.</p>
        </Dialog>
      )}
    </div>
  )
}

function Side() {
  const [open, setOpen] = useState(false)
  return (
    <div className="docs-row">
      <Button variant="outline-primary" onClick={() => setOpen(true)}>
        Open the details
      </Button>
      <Dialog side title="Order D-1001" open={open} onClose={() => setOpen(false)}>
        <p className="mb-0">The list stays in view.</p>
      </Dialog>
    </div>
  )
}

export const states = {
  'Four widths': <Sizes />,
  'A side panel': <Side />,
}
