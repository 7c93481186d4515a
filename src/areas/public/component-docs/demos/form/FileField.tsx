import { FileField } from '@/ui/form/files/FileField'
import { FieldState } from '../../FieldState'

export function States() {
  return (
    <FieldState name="Default" initial={{ files: [] }}>
      <FileField name="files" label="Documents" accept=".pdf,image/png" optional />
    </FieldState>
  )
}
