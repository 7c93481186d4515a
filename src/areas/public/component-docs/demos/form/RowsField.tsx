import { linesOf } from '@/lib/text/cleanText'
import { RowsField } from '@/ui/form/fields/RowsField'
import { TextField } from '@/ui/form/fields/TextField'
import { FieldState } from '../../FieldState'

const emptySeat = () => ({ name: '', email: '' })
const seatsOf = (text: string) => {
  const seats = linesOf(text).map((line) => {
    const [name = '', email = ''] = line.split(/[,;\t]/).map((part) => part.trim())
    return { name, email }
  })
  return seats.length > 1 ? seats : undefined
}

export const states = {
  'Add, remove, move, paste several lines': (
    <FieldState initial={{ seats: [{ name: 'Ada Tan', email: 'ada@example.com' }, emptySeat()] }}>
      <RowsField name="seats" label="Seats" noun="seat" empty={emptySeat} fromText={seatsOf} min={1}>
        {(row) => (
          <div className="field-pair">
            <TextField name={`${row}.name`} label="Name" />
            <TextField name={`${row}.email`} label="Email" type="email" />
          </div>
        )}
      </RowsField>
    </FieldState>
  ),
}
