import { CodeField } from '@/ui/form/fields/CodeField'

export const initial = { code: '4829' }

export const Demo = () => <CodeField name="code" label="Code" hint="The six digits we sent you." />
