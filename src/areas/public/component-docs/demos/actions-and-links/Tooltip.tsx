import { Tooltip } from '@/ui/overlay/Tooltip'

export const Demo = () => (
  <>
    <button type="button" className="btn btn-outline-secondary" aria-describedby="about-session">
      Session
    </button>
    <Tooltip id="about-session" text="The server keeps this for seven days." />
  </>
)
