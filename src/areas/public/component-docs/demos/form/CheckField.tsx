import { CheckField } from '@/ui/form/fields/CheckField'
import { FieldState } from '../../FieldState'

export function States() {
  return (
    <>
      <FieldState name="Usual" initial={{ news: true }}>
        <CheckField name="news" label="Send me news" hint="One mail a week." />
      </FieldState>
      <FieldState name="As a switch" initial={{ on: false }}>
        <CheckField name="on" label="Remind me of events" asSwitch />
      </FieldState>
    </>
  )
}
