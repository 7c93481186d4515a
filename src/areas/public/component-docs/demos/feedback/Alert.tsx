import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'

export const states = {
  Success: (
    <Alert kind="success" title="Saved">
      Everyone sees it now.
    </Alert>
  ),
  Info: (
    <Alert kind="info" title="Good to know">
      The price is in Singapore dollars.
    </Alert>
  ),
  Warning: (
    <Alert kind="warning" title="This may be out of date">
      We couldn’t reach the server just now.
    </Alert>
  ),
  Danger: (
    <Alert kind="danger" title="The card was declined">
      You weren’t charged. Try another card.
    </Alert>
  ),
  Caution: (
    <Alert kind="caution" title="Test installation">
      Nothing here is real.
    </Alert>
  ),
  Cta: (
    <Alert kind="cta" title="Premium is in your cart">
      Pay to start.
    </Alert>
  ),
  'With an action': (
    <Alert
      kind="warning"
      title="Your invitation ends tomorrow"
      actions={
        <Button size="sm" variant="outline-secondary">
          See it
        </Button>
      }
    />
  ),
}
