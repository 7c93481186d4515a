import { useEffect, useRef, useState, type RefObject } from 'react'
import { BoxArrowUpRight } from 'react-bootstrap-icons'
import { useLazyGenerateKycVerifyUrlQuery, useLazyRegenerateKycVerifyUrlQuery } from '@/api/account/kyc'
import { kycUrl, type KycAction } from '@/domain/account/kyc'
import { useUser } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { attempt } from '@/ui/attempt'
import { Alert } from '@/ui/feedback/Alert'
import { useWrite } from '@/ui/useWrite'

type Props = { action: KycAction; busy: boolean; refetch: () => void }

export function NextAct({ action, busy, refetch }: Props) {
  const [generate] = useLazyGenerateKycVerifyUrlQuery()
  const [regenerate] = useLazyRegenerateKycVerifyUrlQuery()
  const { busy: making, run } = useWrite()
  const [message, setMessage] = useState<string>()
  const wasRequested = useRef(false)
  const onward = useRef<HTMLAnchorElement>(null)
  // The link replaces the button that created it, so the focus was lost with the button.
  useEffect(() => {
    if (action.kind !== 'open' || !wasRequested.current) return
    wasRequested.current = false
    if (document.activeElement === document.body) onward.current?.focus()
  }, [action.kind])
  const userId = useLatest(useUser()?.userId)

  const makeLink = async () => {
    wasRequested.current = true
    const asker = userId.current
    // Opened during the click, because browsers block later pop-ups; navigates to the provider once the link exists.
    const tab = window.open('', '_blank')
    setMessage(undefined)
    const outcome = await attempt(() => (action.kind === 'generate' ? generate() : regenerate()))
    const link = outcome.ok ? outcome.answer : undefined
    // The link belongs to the member who requested it.
    const mine = userId.current !== undefined && userId.current === asker
    const url = link?.status === true ? kycUrl(link.url) : undefined
    if (url && mine && tab) {
      tab.opener = null
      tab.location.replace(url)
    } else tab?.close()
    if (link?.status === true) refetch()
    else if (link) setMessage(link.message ?? 'We couldn’t create a link. Please try again later.')
  }

  return (
    <>
      {message && (
        <Alert kind="warning" live>
          {message}
        </Alert>
      )}
      {(action.kind === 'generate' || action.kind === 'regenerate') && (
        <Button
          data-track="verify-identity"
          busy={making}
          icon={<BoxArrowUpRight aria-hidden />}
          onClick={() => void run(makeLink)}
        >
          {action.label}
          <span className="visually-hidden"> (opens a new tab)</span>
        </Button>
      )}
      {action.kind === 'open' && (
        <Button
          ref={onward}
          href={action.url}
          target="_blank"
          rel="noopener noreferrer"
          icon={<BoxArrowUpRight aria-hidden />}
        >
          {action.label}
          <span className="visually-hidden"> (opens a new tab)</span>
        </Button>
      )}
      {action.kind === 'refresh' && (
        <Button variant="outline-secondary" busy={busy} onClick={refetch}>
          {action.label}
        </Button>
      )}
    </>
  )
}

/** A ref to the value of the latest render, for code that continues after an `await`. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
