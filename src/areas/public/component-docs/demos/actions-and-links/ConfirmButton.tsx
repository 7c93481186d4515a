import { ConfirmButton } from '@/ui/overlay/ConfirmButton'

/** The action fails: the dialog stays open and says why. */
const fail = () => Promise.reject(new Error('This team has a subscription.'))

export const Demo = () => (
  <ConfirmButton
    verb="Delete"
    object="Acme Studio"
    typed="Acme Studio"
    body={<p>All its members will lose access.</p>}
    onConfirm={fail}
  />
)
