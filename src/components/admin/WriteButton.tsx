import { Envelope } from 'react-bootstrap-icons'
import { Button, type ButtonLook } from '@/ui/Button'

/** Why a person can't be written to. */
export const noEmail = 'We don’t have their email address.'

type Props = Pick<ButtonLook, 'variant'> & { email: string; subject: string }

/** Opens the administrator's own mail program: the server sends email to members only. */
export function WriteButton({ email, subject, variant = 'primary' }: Props) {
  return (
    <Button
      variant={variant}
      icon={<Envelope aria-hidden />}
      why={email ? undefined : noEmail}
      href={`mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`}
    >
      Write in your mail app
    </Button>
  )
}
