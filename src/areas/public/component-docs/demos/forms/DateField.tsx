import { DateField } from '@/ui/form/fields/DateField'

export const initial = { day: '' }

export const Demo = () => <DateField name="day" label="Date of birth" />
