import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { FieldState } from '../../FieldState'

export const states = {
  Default: (
    <FieldState initial={{ message: 'Do you offer seats for 60 people?' }}>
      <TextAreaField name="message" label="Message" limit={200} />
    </FieldState>
  ),
}
