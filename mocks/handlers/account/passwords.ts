import { checkNewPassword } from '../../db/accounts/accounts'
import { clock } from '../../settings/clock'
import { findUser, findUserByEmail, toUser } from '../../db/find'
import { checkCode, sendPasswordCode } from '../../db/accounts/mailbox'
import { openSession } from '../../db/accounts/sessions'
import { reject, type Handlers } from '../../http'

const sent = 'We have sent a 6-digit code to your email address'

export const passwords = {
  createPasswordRequest: ({ body }) => {
    const user = findUserByEmail(body.email)
    if (!user) {
      // With supressError the response does not reveal who has an account; no code matches the returned id.
      if (body.supressError) return { mode: 'otp', isUserNotFound: false, userId: 'u-0', successMessage: sent }
      return { isUserNotFound: true, message: 'We couldn’t find an account with this email address' }
    }
    const known = { isPremiumMember: user.isPremiumMember, isUserNotFound: false, userId: user.userId }
    if (body.skipIfPasswordExists && user.password !== null) return { ...known, mode: 'password' }
    if (user.disabled) return { ...known, message: 'This account has been disabled. Please contact us' }
    sendPasswordCode(user)
    return { ...known, mode: 'otp', successMessage: sent }
  },
  usePasswordRequest: ({ body }) => {
    const userId = body.userId ?? findUserByEmail(body.email ?? '')?.userId ?? ''
    const request = checkCode(userId, body.requestCode)
    const user = findUser(userId)
    if (!user) return { isUserNotFound: true, message: 'This account no longer exists' }
    if (user.disabled) reject(403, 'This account has been disabled. Please contact us')
    // Before the code is used up: after a rejected password, it is still valid for another attempt.
    if (body.newPassword !== undefined) checkNewPassword(body.newPassword, 'newPassword')
    request.usedAt = clock.iso()
    if (body.newPassword !== undefined) user.password = body.newPassword
    // Reading the mail proves that the user owns the address, so the account counts as activated.
    user.activated = true
    return {
      mode: 'otp',
      isPremiumMember: user.isPremiumMember,
      isUserNotFound: false,
      userId: user.userId,
      successMessage:
        body.newPassword === undefined ? 'You are signed in' : 'Your password is set and you are signed in',
      token: openSession(user).token,
      user: toUser(user),
    }
  },
} satisfies Partial<Handlers>
