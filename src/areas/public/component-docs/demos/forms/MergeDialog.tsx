import { useState } from 'react'
import { Button } from '@/ui/Button'
import { MergeDialog } from '@/ui/form/dialog/MergeDialog'

const theirs = 'Members meet on the first Wednesday of the month, in the room on the third floor.'
const yours = 'Members meet on the first Tuesday of the month, in the room on the fourth floor.'
const conflict = { theirs: { value: theirs, text: theirs }, yours: { value: yours, text: yours }, untouched: false }

/** Someone saved while you were editing. */
export function Demo() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Save</Button>
      {open && (
        <MergeDialog conflicts={[{ name: 'text', label: 'Text', ...conflict }]} onMerge={close} onClose={close} />
      )}
    </>
  )
}
