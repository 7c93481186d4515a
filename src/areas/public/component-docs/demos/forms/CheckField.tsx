import { CheckField } from '@/ui/form/fields/CheckField'

export const initial = { news: true }

export const Demo = () => <CheckField name="news" label="Send me news" hint="One email a week." />
