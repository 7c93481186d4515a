import { TextField } from '@/ui/form/fields/TextField'
import { FieldState } from '../../FieldState'

export function States() {
  return (
    <>
      <FieldState name="Default" initial={{ name: '' }}>
        <TextField name="name" label="Company" hint="As it appears in the register." />
      </FieldState>
      <FieldState name="Optional" initial={{ site: '' }}>
        <TextField name="site" label="Website" type="url" optional />
      </FieldState>
      <FieldState name="Read only" initial={{ mail: 'ada@example.com' }}>
        <TextField name="mail" label="Email" readOnly />
      </FieldState>
    </>
  )
}
