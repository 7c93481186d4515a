import { Popover } from '@/ui/overlay/Popover'

export const Demo = () => (
  <Popover label="Resources">
    {(close) => (
      <button type="button" className="menu-link" onClick={close}>
        Blog
      </button>
    )}
  </Popover>
)
