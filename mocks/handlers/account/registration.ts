import type { Shape } from '@/contract/types'
import { clock } from '../../settings/clock'
import { checkNewAccount, createAccount } from '../../db/accounts/accounts'
import { findUser, findUserByEmail } from '../../db/find'
import { isActivationToken, sendActivationMail } from '../../db/accounts/mailbox'
import { legalTexts } from '../../db/backOffice/legalTexts'
import { openSession } from '../../db/accounts/sessions'
import { reject, type Handlers } from '../../http'

function register(body: Shape<'RegisterBody'>): Shape<'RegisterAnswer'> {
  checkNewAccount(body)
  if (findUserByEmail(body.email)) return { isEmailInUse: true, message: 'Email already in use' }
  // `isAdmin` in the body is ignored.
  const { userId } = createAccount(body)
  return { userId, user_id: userId, isEmailInUse: false }
}

/** The version of a legal text that a member accepts: only the latest one is allowed. */
function versionOf(kind: 'privacyPolicy' | 'termsOfUse', id: string): string {
  const texts = legalTexts().filter((row) => row.kind === kind)
  const text = texts.find(({ legalTextId }) => legalTextId === id) ?? reject(404, 'There is no such version')
  if (texts.some(({ createdAt = '' }) => createdAt > (text.createdAt ?? '')))
    reject(409, 'There is a newer version. Please read that one')
  return text.version ?? text.legalTextId
}

export const registration = {
  register: ({ body }) => register(body),
  registerTrue: ({ body }) => register(body),
  activateAccount: ({ path }) => {
    const user = findUser(path.userId) ?? reject(404, 'This activation link is not valid')
    if (user.activated) reject(409, 'User already activated')
    if (!isActivationToken(path.userId, path.token)) reject(422, 'This link is invalid or has expired')
    if (user.disabled) reject(403, 'This account has been disabled. Please contact us')
    user.activated = true
    return openSession(user)
  },
  resendActivationEmail: ({ body }) => {
    const user = findUserByEmail(body.email) ?? reject(404, 'We couldn’t find an account with this email address')
    if (user.activated) reject(409, 'User already activated')
    sendActivationMail(user)
    return { ok: true }
  },
  agreePrivacyPolicy: ({ me, path }) => {
    const version = versionOf('privacyPolicy', path.id)
    me.mustAgreeToPrivacyPolicy = false
    me.privacyPolicyAgreedVersion = version
    me.privacyPolicyAgreedHistory = [...(me.privacyPolicyAgreedHistory ?? []), { version, agreedAt: clock.iso() }]
    return { ok: true }
  },
  agreeTermsOfUse: ({ me, path }) => {
    const version = versionOf('termsOfUse', path.id)
    me.mustAgreeToTermsOfUse = false
    me.termsOfUseAgreedVersion = version
    me.termsOfUseAgreedHistory = [...(me.termsOfUseAgreedHistory ?? []), { version, agreedAt: clock.iso() }]
    return { ok: true }
  },
} satisfies Partial<Handlers>
