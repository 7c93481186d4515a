import { Tooltip } from '@/ui/overlay/Tooltip'

export const Demo = () => (
  <Tooltip text="The server keeps this for seven days.">
    {(described) => (
      <button type="button" className="btn btn-outline-secondary" {...described}>
        Session
      </button>
    )}
  </Tooltip>
)
