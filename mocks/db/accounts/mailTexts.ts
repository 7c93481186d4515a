import { paths } from '@/domain/navigation/paths'
import type { MailRow, UserRow } from '../tables'

export type Mail = Omit<MailRow, 'mailId' | 'sentAt'>

export function activationMail(user: UserRow, token: string): Mail {
  const href = paths.activate(user.userId, token)
  return {
    to: user.email,
    subject: 'Please activate your account',
    text: `Hi ${user.firstName}, please open this link to activate your account. If it doesn’t open, copy this address into your browser: ${href}`,
    href,
  }
}

export const codeMail = (user: UserRow, code: string): Mail => ({
  to: user.email,
  subject: 'Your one-time code',
  text: `Hi ${user.firstName}, your one-time code is ${code}. It expires in 15 minutes.`,
  code,
})

export function passwordLinkMail(user: UserRow, token: string): Mail {
  const href = `${paths.resetPassword}?token=${token}`
  return {
    to: user.email,
    subject: 'Choose a new password',
    text: `Hi ${user.firstName}, please open this link within 15 minutes to choose a new password: ${href}`,
    href,
  }
}

export const emailChangedMail = (user: UserRow, oldEmail: string): Mail => ({
  to: oldEmail,
  subject: 'Your email address was changed',
  text: `Hi ${user.firstName}, your account now uses ${user.email}. If this wasn’t you, please contact us.`,
})
