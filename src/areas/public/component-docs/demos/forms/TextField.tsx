import { TextField } from '@/ui/form/fields/TextField'

export const initial = { site: '' }

export const Demo = () => <TextField name="site" label="Website" type="url" hint="As visitors type it." optional />
