import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { TextField } from '@/ui/form/fields/TextField'
import { Opens } from '../../Opens'

/** Type something and press Escape: it asks before discarding. */
export const Demo = () => (
  <Opens label="Edit member">
    {(close) => (
      <FormDialog title="Edit member" initial={{ name: 'Ada Tan' }} onSubmit={() => undefined} onClose={close}>
        <TextField name="name" label="Name" />
      </FormDialog>
    )}
  </Opens>
)
