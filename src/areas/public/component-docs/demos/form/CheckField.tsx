import { CheckField } from '@/ui/form/fields/CheckField'
import { FieldState } from '../../FieldState'

export const states = {
  Default: (
    <FieldState initial={{ news: true }}>
      <CheckField name="news" label="Send me news" hint="One email a week." />
    </FieldState>
  ),
  'As a switch': (
    <FieldState initial={{ on: false }}>
      <CheckField name="on" label="Remind me of events" asSwitch />
    </FieldState>
  ),
}
