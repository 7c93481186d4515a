import { useState } from 'react'
import { Button } from '@/ui/Button'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { TextField } from '@/ui/form/fields/TextField'

/** Type something and press Escape: it asks before discarding. */
export function Demo() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit member</Button>
      {open && (
        <FormDialog title="Edit member" initial={{ name: 'Ada Tan' }} onSubmit={() => undefined} onClose={close}>
          <TextField name="name" label="Name" />
        </FormDialog>
      )}
    </>
  )
}
