import { linesOf } from '@/lib/text/cleanText'
import { RowsField } from '@/ui/form/fields/RowsField'
import { TextField } from '@/ui/form/fields/TextField'

export const initial = { seats: [{ name: 'Ada Tan' }, { name: '' }] }

/** Rows can be added, removed and moved, and several lines be pasted. */
export const Demo = () => (
  <RowsField
    name="seats"
    label="Seats"
    noun="seat"
    empty={() => ({ name: '' })}
    fromText={(text) => linesOf(text).map((name) => ({ name }))}
    min={1}
  >
    {(row) => <TextField name={`${row}.name`} label="Name" />}
  </RowsField>
)
