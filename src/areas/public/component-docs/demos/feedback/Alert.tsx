import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { State } from '../../State'

export function States() {
  return (
    <>
      <State name="Success">
        <Alert kind="success" title="Saved">
          Everyone sees it now.
        </Alert>
      </State>
      <State name="Info">
        <Alert kind="info" title="Good to know">
          The price is in Singapore dollars.
        </Alert>
      </State>
      <State name="Warning">
        <Alert kind="warning" title="This may be out of date">
          We couldn’t reach the server just now.
        </Alert>
      </State>
      <State name="Danger">
        <Alert kind="danger" title="The card was declined">
          You weren’t charged. Try another card.
        </Alert>
      </State>
      <State name="Caution">
        <Alert kind="caution" title="Test installation">
          Nothing here is real.
        </Alert>
      </State>
      <State name="Cta">
        <Alert kind="cta" title="Premium is in your cart">
          Pay to start.
        </Alert>
      </State>
      <State name="With an action">
        <Alert
          kind="warning"
          title="Your invitation ends tomorrow"
          actions={
            <Button size="sm" variant="outline-secondary">
              See it
            </Button>
          }
        />
      </State>
    </>
  )
}
