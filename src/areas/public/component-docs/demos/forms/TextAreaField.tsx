import { TextAreaField } from '@/ui/form/fields/TextAreaField'

export const initial = { message: 'Do you offer seats for 60 people?' }

export const Demo = () => <TextAreaField name="message" label="Message" limit={200} />
