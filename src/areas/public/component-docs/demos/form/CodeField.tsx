import { CodeField } from '@/ui/form/fields/CodeField'
import { FieldState } from '../../FieldState'

export const states = {
  Default: (
    <FieldState initial={{ code: '4829' }}>
      <CodeField name="code" label="Code" hint="The six digits we sent you." />
    </FieldState>
  ),
}
