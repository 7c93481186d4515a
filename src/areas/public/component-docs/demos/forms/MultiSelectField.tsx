import { MultiSelectField } from '@/ui/form/combobox/MultiSelectField'

const options = ['Accounting', 'Design', 'Hot desk'].map((label) => ({ value: label, label }))

export const initial = { benefits: ['Design'] }

export const Demo = () => <MultiSelectField name="benefits" label="Benefits" options={options} />
