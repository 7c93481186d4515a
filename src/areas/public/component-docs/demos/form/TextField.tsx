import { TextField } from '@/ui/form/fields/TextField'
import { FieldState } from '../../FieldState'

export const states = {
  Default: (
    <FieldState initial={{ name: '' }}>
      <TextField name="name" label="Company" hint="As it appears in the register." />
    </FieldState>
  ),
  Optional: (
    <FieldState initial={{ site: '' }}>
      <TextField name="site" label="Website" type="url" optional />
    </FieldState>
  ),
  'Read only': (
    <FieldState initial={{ mail: 'ada@example.com' }}>
      <TextField name="mail" label="Email" readOnly />
    </FieldState>
  ),
}
