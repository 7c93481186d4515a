import { Popover } from '@/ui/overlay/Popover'

export const states = {
  'A panel under its button': (
    <Popover label="Resources">
      {(close) => (
        <button type="button" className="menu-link" onClick={close}>
          Blog
        </button>
      )}
    </Popover>
  ),
}
