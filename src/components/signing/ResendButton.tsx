import { useState, type ReactNode } from 'react'
import { announcedSeconds } from '@/domain/account/cooldown'
import { Button, type ButtonLook } from '@/ui/Button'
import { useWrite } from '@/ui/useWrite'
import { useCooldown, type Resent } from './useCooldown'

type Props = Pick<ButtonLook, 'variant' | 'size'> & {
  what: Resent
  address: string
  /** Sends. @returns whether an email was sent */
  onSend: () => Promise<boolean>
  children: ReactNode
}

/** Resends an email, with a countdown until it can be sent again. */
export function ResendButton({ what, address, onSend, children, variant = 'outline-secondary', size = 'md' }: Props) {
  const { seconds, start } = useCooldown(what, address)
  const { busy, run } = useWrite()
  const [waited, setWaited] = useState(false)
  if (seconds > 0 && !waited) setWaited(true)
  const send = () =>
    run(async () => {
      if (await onSend()) start()
    })
  const waiting = seconds > 0
  return (
    <>
      <Button
        variant={variant}
        size={size}
        busy={busy}
        why={waiting && !busy ? 'Emails can take a minute to arrive. Check your spam folder too.' : undefined}
        onClick={() => void send()}
      >
        {waiting ? <span className="num">Send again in {seconds} s</span> : children}
      </Button>
      <span className="visually-hidden" role="status">
        {waiting ? `You can resend it in ${announcedSeconds(seconds)} seconds` : waited && 'You can resend it now'}
      </span>
    </>
  )
}
