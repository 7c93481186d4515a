import { useState } from 'react'
import { Button } from '@/ui/Button'
import { ImpactDialog } from '@/ui/ImpactDialog'

const impact = [
  { label: 'Orders', count: 12, note: 'Kept for the accounts' },
  { label: 'Running subscriptions', count: 2, note: 'Cancelled today' },
]

export function Demo() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline-danger" onClick={() => setOpen(true)}>
        Delete Maya Chen
      </Button>
      <ImpactDialog
        open={open}
        onClose={() => setOpen(false)}
        name="docs"
        verb="Delete"
        object="Maya Chen"
        impact={{ data: impact }}
        typed="maya@example.com"
        onConfirm={() => undefined}
      />
    </>
  )
}
