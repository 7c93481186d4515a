import { useState } from 'react'
import { Button } from '@/ui/Button'
import { CommandPalette } from '@/ui/overlay/CommandPalette'

const onSelect = () => undefined
const groups = [
  { label: 'Switch account', commands: [{ id: 'team', label: 'Harbour Labs', hint: 'Owner', onSelect }] },
  { label: 'Pages', commands: [{ id: 'events', label: 'Events', onSelect }] },
]

export function Demo() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the command palette</Button>
      {open && <CommandPalette groups={groups} onClose={() => setOpen(false)} />}
    </>
  )
}
