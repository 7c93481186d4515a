import { Tooltip } from '@/ui/overlay/Tooltip'
import { State } from '../../State'

export function States() {
  return (
    <State name="On hover and on focus">
      <Tooltip text="The server keeps this for seven days.">
        {(described) => (
          <button type="button" className="btn btn-outline-secondary" aria-describedby={described}>
            Session
          </button>
        )}
      </Tooltip>
    </State>
  )
}
