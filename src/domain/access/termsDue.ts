import type { Shape } from '@/contract/types'

type Agreeing = Pick<Shape<'SessionUser'>, 'mustAgreeToPrivacyPolicy' | 'mustAgreeToTermsOfUse'>

/** Whether someone must agree to the privacy policy or the terms of use before going on (R-TERMS-01). */
export function termsDue(user: Agreeing | null | undefined): boolean {
  return user?.mustAgreeToPrivacyPolicy === true || user?.mustAgreeToTermsOfUse === true
}
