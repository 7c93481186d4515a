import {
  passwordResult,
  type PasswordResult,
  useCreatePasswordRequestMutation,
  useUsePasswordRequestMutation,
} from '@/api/account/passwords'
import type { Shape } from '@/contract/types'
import type { AskedCode } from './CodeStep'
import { startCooldown } from './useCooldown'

/** Whose code it is; identified by the address if the server's response had no id. */
export type CodeOwner = { userId: string } | { email: string }

export const ownerOf = ({ email, result: { userId } }: AskedCode): CodeOwner => (userId ? { userId } : { email })

/** Why a request was refused: a message without a success (R-PWD-01). */
const refusalOf = ({ message, successMessage }: PasswordResult) =>
  successMessage === undefined ? message || undefined : undefined

/** Requests a one-time code and uses it (R-PWD-01 to R-PWD-06). Both throw the reason of a rejection. */
export function useCodeRequest() {
  const [create] = useCreatePasswordRequestMutation()
  const [spendCode] = useUsePasswordRequestMutation()
  return {
    /** Sends a code by email. @throws if there is neither a code nor a reason that belongs to the code field */
    async ask(email: string): Promise<AskedCode> {
      // Sends a code even to accounts with a password, and reports an unknown address (R-PWD-02, R-PWD-06).
      const body = { email, skipIfPasswordExists: false, supressError: false }
      const result = passwordResult(await create({ body }))
      if (result.isUserNotFound) return { email, result }
      // A response with a `mode` means that the code was sent, whatever its message says.
      const message = result.mode === undefined ? refusalOf(result) : undefined
      if (message) throw { message, fields: result.fields ?? {} }
      startCooldown('code', email)
      return { email, result }
    },
    /** Uses a code. @returns the session; empty if the code was accepted without one */
    async spend(owner: CodeOwner, requestCode: string, newPassword?: string): Promise<Shape<'SignInAnswer'>> {
      const sent = { ...owner, requestCode, ...(newPassword === undefined ? {} : { newPassword }) }
      const result = passwordResult(await spendCode({ body: sent }))
      const { token, user, fields = {} } = result
      if (token && user) return { token, user }
      // R-PWD-02 again: the account may have been deleted in the meantime.
      if (result.isUserNotFound)
        throw { fields: { requestCode: result.message ?? 'This code didn’t work. Please request a new one' } }
      const message = refusalOf(result)
      if (message) throw { message, fields }
      return {}
    },
  }
}
