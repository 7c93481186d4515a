import { useState } from 'react'
import { serverText } from '@/api/client/errors'
import { isSettled, useVerifyMailingListSubscriptionMutation } from '@/api/community/mailingList'
import { linkFailure, type LinkFailure } from '@/components/links/linkFailure'
import { attemptInPlace } from '@/ui/attempt'
import { useOnceWhen } from '@/ui/hooks/useOnceWhen'
import { usePageVisible } from '@/ui/hooks/usePageVisible'

export type Verification = 'under way' | 'done' | 'before'

/** Verifies once, only while the page is visible: mail scanners open links, too. */
export function useVerification(email: string, token: string) {
  const [verify] = useVerifyMailingListSubscriptionMutation()
  const seen = usePageVisible()
  const [state, setState] = useState<Verification>('under way')
  const [failure, setFailure] = useState<LinkFailure>()

  const send = async () => {
    const outcome = await attemptInPlace(() => verify({ email, token }))
    const said = outcome.ok ? outcome.answer.message : serverText(outcome.error)
    if (isSettled('verify', said)) setState('before')
    else if (outcome.ok) setState('done')
    else setFailure(linkFailure(outcome.error, outcome.notice))
  }

  useOnceWhen(seen, send)

  const again = () => {
    setFailure(undefined)
    return send()
  }
  return { state, failure, again }
}
