import type { Shape } from '@/contract/types'

type Agreeing = Pick<Shape<'SessionUser'>, 'mustAgreeToPrivacyPolicy' | 'mustAgreeToTermsOfUse'>

/**
 * Whether a user must accept the privacy policy or the terms of use before continuing (R-TERMS-01). A server that says
 * nothing asks for nothing: the texts are agreed to by creating an account and by paying.
 */
export function termsDue(user: Agreeing | null | undefined): boolean {
  return user?.mustAgreeToPrivacyPolicy === true || user?.mustAgreeToTermsOfUse === true
}
