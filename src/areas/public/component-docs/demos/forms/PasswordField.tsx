import { PasswordField } from '@/components/password/PasswordField'

export const initial = { password: '' }

export const Demo = () => <PasswordField name="password" label="New password" kind="new" />
