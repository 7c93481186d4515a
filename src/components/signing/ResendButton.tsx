import { useEffect, useRef, type ReactNode } from 'react'
import { announcedSeconds } from '@/domain/account/cooldown'
import { Button, type ButtonLook } from '@/ui/Button'
import { useBusy } from '@/ui/useBusy'
import { useCooldown, type Resent } from './useCooldown'

type Props = Pick<ButtonLook, 'variant' | 'size'> & {
  what: Resent
  address: string
  /** Sends. @returns whether an email was sent */
  onSend: () => Promise<boolean>
  children: ReactNode
}

/** Resends an email, with a countdown until it can be sent again (T2.2). */
export function ResendButton({ what, address, onSend, children, variant = 'outline-secondary', size = 'md' }: Props) {
  const { seconds, start } = useCooldown(what, address)
  const { busy, run } = useBusy()
  const waited = useRef(false)
  useEffect(() => {
    if (seconds > 0) waited.current = true
  }, [seconds])
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
        why={waiting && !busy ? 'Mails may take a minute to arrive. Please look into your junk folder too.' : undefined}
        onClick={() => void send()}
      >
        {waiting ? <span className="num">Send again in {seconds} s</span> : children}
      </Button>
      <span className="visually-hidden" role="status">
        {waiting
          ? `You can send it again in ${announcedSeconds(seconds)} seconds`
          : waited.current && 'You can send it again now'}
      </span>
    </>
  )
}
