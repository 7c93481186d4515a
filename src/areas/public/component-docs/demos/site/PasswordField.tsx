import { PasswordField } from '@/components/password/PasswordField'
import { FieldState } from '../../FieldState'

export const states = {
  'Present and new': (
    <FieldState initial={{ now: '', next: '' }}>
      <PasswordField name="now" label="Password" kind="current" />
      <PasswordField name="next" label="New password" kind="new" />
    </FieldState>
  ),
}
