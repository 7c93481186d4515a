import { Popover } from '@/ui/overlay/Popover'
import { State } from '../../State'

export function States() {
  return (
    <State name="A panel under its button">
      <Popover label="Resources">
        {(close) => (
          <button type="button" className="menu-link" onClick={close}>
            Blog
          </button>
        )}
      </Popover>
    </State>
  )
}
