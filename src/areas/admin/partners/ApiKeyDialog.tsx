import type { Shape } from '@/contract/types'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { Dialog } from '@/ui/overlay/Dialog'

/** The whole key of a partner, this once: no call gives it again, and nothing here keeps it. */
export function ApiKeyDialog({ partner, onClose }: { partner: Shape<'Partner'>; onClose: () => void }) {
  const { name, apiKey } = partner
  return (
    <Dialog
      title={`${name}’s API key`}
      onClose={onClose}
      actions={<Button onClick={onClose}>I’ve saved the key</Button>}
    >
      {apiKey ? (
        <>
          <Alert kind="warning" title="This key is only shown once">
            Send it to the partner securely. If it’s lost, create a new one.
          </Alert>
          <p className="actions">
            <code className="text-break">{apiKey}</code>
            <CopyButton text={apiKey} label="Copy key" />
          </p>
        </>
      ) : (
        <Alert kind="warning" title="The server didn’t send the key">
          Create a new one with “Replace API key”.
        </Alert>
      )}
    </Dialog>
  )
}
