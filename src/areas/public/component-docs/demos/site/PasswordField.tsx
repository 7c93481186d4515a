import { PasswordField } from '@/components/password/PasswordField'
import { FieldState } from '../../FieldState'

export function States() {
  return (
    <FieldState name="Present and new" initial={{ now: '', next: '' }}>
      <PasswordField name="now" label="Password" kind="current" />
      <PasswordField name="next" label="New password" kind="new" />
    </FieldState>
  )
}
