import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
import { State } from '../../State'

export function States() {
  return (
    <>
      <State name="Names its object">
        <div className="docs-row">
          <ConfirmButton verb="Delete" object="Maya Chen" onConfirm={() => undefined} />
        </div>
      </State>
      <State name="Something must be typed">
        <div className="docs-row">
          <ConfirmButton
            verb="Delete"
            object="Acme Studio"
            typed="Acme Studio"
            body={<p>All its members leave.</p>}
            onConfirm={() => undefined}
          />
        </div>
      </State>
      <State name="The act fails: the question stays">
        <div className="docs-row">
          <ConfirmButton
            verb="Remove"
            object="the card ending in 4242"
            onConfirm={() => Promise.reject(new Error('This card pays a subscription.'))}
          />
        </div>
      </State>
    </>
  )
}
