import { TextField } from '@/ui/form/fields/TextField'
import { FieldState } from '../../FieldState'

export function States() {
  return (
    <>
      <FieldState name="Usual" initial={{ name: '' }}>
        <TextField name="name" label="Company" hint="As it stands in the register." />
      </FieldState>
      <FieldState name="Left to choice" initial={{ site: '' }}>
        <TextField name="site" label="Website" type="url" optional />
      </FieldState>
      <FieldState name="Read only" initial={{ mail: 'ada@example.com' }}>
        <TextField name="mail" label="Email" readOnly />
      </FieldState>
    </>
  )
}
