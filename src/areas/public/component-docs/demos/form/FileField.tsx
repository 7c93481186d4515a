import { FileField } from '@/ui/form/files/FileField'
import { FieldState } from '../../FieldState'

export const states = {
  Default: (
    <FieldState initial={{ files: [] }}>
      <FileField name="files" label="Documents" accept=".pdf,image/png" optional />
    </FieldState>
  ),
}
