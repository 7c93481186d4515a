import { useState } from 'react'
import { Button } from '@/ui/Button'
import { CommandPalette } from '@/ui/overlay/CommandPalette'

const groups = [
  {
    label: 'Switch account',
    commands: [{ id: 'team', label: 'Harbour Labs', hint: 'Owner', onSelect: () => undefined }],
  },
  {
    label: 'Pages',
    commands: [
      { id: 'billing', label: 'Billing & Invoices', hint: 'Personal account', onSelect: () => undefined },
      { id: 'profile', label: 'Profile', hint: 'Personal account', onSelect: () => undefined },
      { id: 'events', label: 'Events', onSelect: () => undefined },
    ],
  },
]

function Demo() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the command palette</Button>
      {open && <CommandPalette groups={groups} onClose={() => setOpen(false)} />}
    </>
  )
}

export const states = { 'Opens on request': <Demo /> }
