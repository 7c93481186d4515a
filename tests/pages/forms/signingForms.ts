import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { db, fireEvent, screen, waitFor, within } from '@tests/page'
import { sendPasswordLink } from '@mocks/db/accounts/mailbox'
import type { FormRow } from './formRow'
import { press } from './press'
import { badEmail } from './wrongValues'

const member = () => db.users.find(({ userId }) => userId === 'u-member') as (typeof db.users)[0]
const password = 'violet-otter-rides-42'
const tooShort = ['short', 'Please choose at least 8 characters'] as const

// The live form has replaced the prerendered one.
const live = async () => {
  const isLive = () => expect(screen.getByRole('form', { name: 'Sign in' })).not.toHaveAttribute('method')
  await waitFor(isLive)
}

const toNewPassword = async (user: UserEvent) => {
  await live()
  await press(user, 'Forgot your password?')
}
const toCode = async (user: UserEvent) => {
  await toNewPassword(user)
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'member@doers.test' } })
  await press(user, 'Send the code')
}
const toDeletion = async (user: UserEvent) => {
  db.subscriptions = db.subscriptions.filter(({ userId }) => userId !== 'u-member')
  await press(user, 'Delete my account')
  await within(await screen.findByRole('dialog')).findByLabelText('Password')
}

/** Forms for sign-up, sign-in and verification. */
export const signingForms: readonly FormRow[] = [
  {
    name: 'signing up',
    covers: 'areas/public/signup/Signup.tsx',
    path: '/signup',
    form: 'Sign up',
    submit: 'Create account',
    call: 'register',
    fill: {
      'First name': 'Jo',
      'Last name': 'Lim',
      'Email address': 'jo@studiojo.example',
      Password: password,
      Country: 'Japan',
      'Phone number': '9123 4567',
    },
    required: ['First name', 'Last name', 'Email address', 'Password', 'Country'],
    wrong: {
      'Email address': badEmail,
      Password: tooShort,
      Country: ['Atlantis', 'Please select an available country'],
      'Phone number': ['call me', 'Please enter a valid phone number'],
    },
    refused: ['email', 'Email address'],
  },
  {
    name: 'signing in',
    covers: 'areas/public/login/LoginSteps.tsx',
    path: '/login',
    open: live,
    form: 'Sign in',
    submit: 'Sign in',
    call: 'login',
    fill: { 'Email address': 'member@doers.test', Password: 'Doers-2026!' },
    required: ['Email address', 'Password'],
    wrong: { 'Email address': badEmail },
    refused: ['email', 'Email address'],
  },
  {
    name: 'asking for a code',
    covers: 'areas/public/login/LoginSteps.tsx',
    path: '/login',
    open: toNewPassword,
    form: 'Choose a new password',
    submit: 'Send the code',
    call: 'createPasswordRequest',
    fill: { 'Email address': 'member@doers.test' },
    required: ['Email address'],
    wrong: { 'Email address': badEmail },
    refused: ['email', 'Email address'],
  },
  {
    name: 'a code and a new password',
    covers: 'components/signing/CodeStep.tsx',
    path: '/login',
    open: toCode,
    form: 'Set the password and sign in',
    submit: 'Set the password and sign in',
    call: 'usePasswordRequest',
    fill: {
      'One-time code': () => db.mails.find(({ to, code }) => to === 'member@doers.test' && code)?.code ?? '',
      'New password': password,
    },
    required: ['One-time code', 'New password'],
    wrong: { 'One-time code': ['123', 'The code has 6 digits'], 'New password': tooShort },
    refused: ['requestCode', 'One-time code'],
  },
  {
    name: 'the new password of a link',
    covers: 'areas/public/reset-password/ResetPassword.tsx',
    path: () => (sendPasswordLink(member()).text.match(/\/reset-password\S+/) ?? [''])[0],
    form: 'Choose a new password',
    submit: 'Set the password and sign in',
    call: 'usePasswordRequest',
    fill: { 'New password': password },
    required: ['New password'],
    wrong: { 'New password': tooShort },
    refused: ['newPassword', 'New password'],
  },
  {
    name: 'the activation email again',
    covers: 'components/signing/ResendForm.tsx',
    path: '/auth-email-verification',
    scenario: 'unactivated',
    as: 'visitor',
    form: 'Activation email',
    submit: 'Resend activation email',
    call: 'resendActivationEmail',
    fill: { 'Email address': 'member@doers.test' },
    required: ['Email address'],
    wrong: { 'Email address': badEmail },
    refused: ['email', 'Email address'],
  },
  {
    name: 'the password before the account is deleted',
    covers: 'areas/public/confirm-deletion/ConfirmationModal.tsx',
    path: '/confirm-deletion',
    as: 'member',
    open: toDeletion,
    form: 'Your password',
    submit: 'Delete my account',
    call: 'login',
    fill: { Password: 'Doers-2026!' },
    required: ['Password'],
    refused: ['password', 'Password'],
    comesBack: 'no',
  },
]
