import { useState } from 'react'
import { Button } from '@/ui/Button'
import { MergeDialog, type Conflict } from '@/ui/form/dialog/MergeDialog'

const text = 'Members meet on the first Tuesday of the month, in the room on the third floor.'
const theirs = text.replace('Tuesday', 'Wednesday')
const yours = text.replace('third', 'fourth')

const conflicts: Conflict[] = [
  {
    name: 'price',
    label: 'Price',
    theirs: { value: 9900, text: 'S$99.00' },
    yours: { value: 8900, text: 'S$89.00' },
    untouched: false,
  },
  {
    name: 'text',
    label: 'Text',
    theirs: { value: theirs, text: theirs },
    yours: { value: yours, text: yours },
    untouched: false,
  },
]

function Demo() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Save</Button>
      {open && <MergeDialog conflicts={conflicts} onMerge={() => setOpen(false)} onClose={() => setOpen(false)} />}
    </>
  )
}

export const states = { 'Someone saved while you were editing': <Demo /> }
