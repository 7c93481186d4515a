import { serverText } from '@/api/client/errors'
import { useResendActivationEmailMutation } from '@/api/account/registration'
import { activationOf } from '@/domain/account/signingUp'
import type { ButtonLook } from '@/ui/Button'
import { ResendButton } from './ResendButton'

type Props = Pick<ButtonLook, 'variant' | 'size'> & {
  address: string
  /** The account is already activated. */
  onActivated?: () => void
}

export function ResendActivation({ address, onActivated, ...look }: Props) {
  const [resend] = useResendActivationEmailMutation()
  const send = async () => {
    const { error } = await resend({ body: { email: address } })
    if (activationOf(serverText(error), true) === 'earlier') onActivated?.()
    return error === undefined
  }
  return (
    <ResendButton what="activation" address={address} onSend={send} {...look}>
      Resend activation email
    </ResendButton>
  )
}
