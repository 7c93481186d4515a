import { useState } from 'react'
import { Button } from '@/ui/Button'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { email, object, required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'

const schema = object({ name: required({ max: 100 }), email: email() })

function Demo() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit member</Button>
      {open && (
        <FormDialog
          title="Edit member"
          initial={{ name: 'Ada Tan', email: 'ada@example.com' }}
          schema={schema}
          onSubmit={() => undefined}
          onClose={() => setOpen(false)}
        >
          <TextField name="name" label="Name" />
          <TextField name="email" label="Email" type="email" />
        </FormDialog>
      )}
    </>
  )
}

export const states = { 'Type something and press Escape: it asks before discarding': <Demo /> }
