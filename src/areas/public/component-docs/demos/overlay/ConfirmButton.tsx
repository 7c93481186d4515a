import { ConfirmButton } from '@/ui/overlay/ConfirmButton'

export const states = {
  'Names its object': (
    <div className="docs-row">
      <ConfirmButton verb="Delete" object="Maya Chen" onConfirm={() => undefined} />
    </div>
  ),
  'Requires typing a name': (
    <div className="docs-row">
      <ConfirmButton
        verb="Delete"
        object="Acme Studio"
        typed="Acme Studio"
        body={<p>All its members will lose access.</p>}
        onConfirm={() => undefined}
      />
    </div>
  ),
  'The action fails: the dialog stays open': (
    <div className="docs-row">
      <ConfirmButton
        verb="Remove"
        object="the card ending in 4242"
        onConfirm={() => Promise.reject(new Error('This card pays for a subscription.'))}
      />
    </div>
  ),
}
