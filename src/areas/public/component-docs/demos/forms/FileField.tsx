import { FileField } from '@/ui/form/files/FileField'

export const initial = { files: [] }

export const Demo = () => <FileField name="files" label="Documents" accept=".pdf,image/png" optional />
