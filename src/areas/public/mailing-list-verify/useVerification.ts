import { useCallback, useEffect, useRef, useState } from 'react'
import { isApiError } from '@/api/client/errors'
import { isAlreadySettled, useVerifyMailingListSubscriptionMutation } from '@/api/mailingList'
import { usePageVisible } from '@/ui/hooks/usePageVisible'

export type Verification = 'under way' | 'done' | 'before' | 'failed'

/** Verifies once, only while the page is visible: mail scanners open links, too. */
export function useVerification(email: string, token: string) {
  const [verify] = useVerifyMailingListSubscriptionMutation()
  const seen = usePageVisible()
  const [state, setState] = useState<Verification>('under way')
  const sent = useRef(false)

  const send = useCallback(async () => {
    const { data, error } = await verify({ email, token })
    if (isAlreadySettled(isApiError(error) ? error.server : data?.message)) setState('before')
    else setState(error ? 'failed' : 'done')
  }, [verify, email, token])

  useEffect(() => {
    if (!seen || sent.current) return
    sent.current = true
    void send()
  }, [seen, send])

  const again = () => {
    setState('under way')
    void send()
  }
  return { state, again }
}
