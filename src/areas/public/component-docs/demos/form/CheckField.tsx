import { CheckField } from '@/ui/form/fields/CheckField'
import { FieldState } from '../../FieldState'

export function States() {
  return (
    <>
      <FieldState name="Default" initial={{ news: true }}>
        <CheckField name="news" label="Send me news" hint="One email a week." />
      </FieldState>
      <FieldState name="As a switch" initial={{ on: false }}>
        <CheckField name="on" label="Remind me of events" asSwitch />
      </FieldState>
    </>
  )
}
