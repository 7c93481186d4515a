import { passwordResult, useCreatePasswordRequestMutation, useUsePasswordRequestMutation } from '@/api/passwords'
import type { Shape } from '@/contract/types'
import type { AskedCode } from './CodeStep'
import { startCooldown } from './useCooldown'

/** Requests a one-time code and uses it (R-PWD-01 to R-PWD-06). Both throw the reason of a rejection. */
export function useCodeRequest() {
  const [create] = useCreatePasswordRequestMutation()
  const [spendCode] = useUsePasswordRequestMutation()
  return {
    /** Sends a code by email. @throws if there is neither a code nor a reason that belongs to the code field */
    async ask(email: string): Promise<AskedCode> {
      const result = passwordResult(await create({ body: { email } }))
      // R-PWD-01: a mode means that a code was sent; a message without a mode says why none was.
      const sent = result.userId !== undefined && (result.mode !== undefined || !result.message)
      if (!sent && !result.isUserNotFound) throw { message: result.message, fields: result.fields ?? {} }
      if (!result.isUserNotFound) startCooldown('code', email)
      return { email, result }
    },
    /** Uses a code. @returns the session */
    async spend(userId: string, requestCode: string, newPassword?: string): Promise<Shape<'SignInAnswer'>> {
      const sent = { userId, requestCode, ...(newPassword === undefined ? {} : { newPassword }) }
      const { token, user, message, fields, isUserNotFound } = passwordResult(await spendCode({ body: sent }))
      if (token && user) return { token, user }
      // R-PWD-02 again: the account may have been deleted in the meantime.
      const refused = message ?? 'This code didn’t work. Please request a new one'
      throw isUserNotFound ? { fields: { requestCode: refused } } : { message: refused, fields: fields ?? {} }
    },
  }
}
