import {
  passwordResult,
  useCreatePasswordRequestMutation,
  useUsePasswordRequestMutation,
} from '@/api/account/passwords'
import type { Shape } from '@/contract/types'
import type { AskedCode } from './CodeStep'
import { startCooldown } from './useCooldown'

/** Whose code it is: the address alone, where the server has answered no id. */
export type CodeOwner = { userId: string } | { email: string }

/** The owner of a requested code. */
export const ownerOf = ({ email, result: { userId } }: AskedCode): CodeOwner => (userId ? { userId } : { email })

/** Requests a one-time code and uses it (R-PWD-01 to R-PWD-06). Both throw the reason of a rejection. */
export function useCodeRequest() {
  const [create] = useCreatePasswordRequestMutation()
  const [spendCode] = useUsePasswordRequestMutation()
  return {
    /** Sends a code by email. @throws if there is neither a code nor a reason that belongs to the code field */
    async ask(email: string): Promise<AskedCode> {
      // A code is sent beside a password, too, and an unknown address is reported (R-PWD-02, R-PWD-06).
      const body = { email, skipIfPasswordExists: false, supressError: false }
      const result = passwordResult(await create({ body }))
      // R-PWD-01: only a message with neither mode nor success says why no code was sent.
      const sent = result.mode !== undefined || result.successMessage !== undefined || !result.message
      if (!sent && !result.isUserNotFound) throw { message: result.message, fields: result.fields ?? {} }
      if (!result.isUserNotFound) startCooldown('code', email)
      return { email, result }
    },
    /** Uses a code. @returns the session; empty if the code was accepted without one */
    async spend(owner: CodeOwner, requestCode: string, newPassword?: string): Promise<Shape<'SignInAnswer'>> {
      const sent = { ...owner, requestCode, ...(newPassword === undefined ? {} : { newPassword }) }
      const { token, user, message, successMessage, fields, isUserNotFound } = passwordResult(
        await spendCode({ body: sent }),
      )
      if (token && user) return { token, user }
      if (!isUserNotFound && (successMessage !== undefined || !message)) return {}
      // R-PWD-02 again: the account may have been deleted in the meantime.
      const refused = message ?? 'This code didn’t work. Please request a new one'
      throw isUserNotFound ? { fields: { requestCode: refused } } : { message: refused, fields: fields ?? {} }
    },
  }
}
