import { Menu } from '@/ui/overlay/Menu'

export const Demo = () => (
  <Menu
    of="Ada Tan"
    items={[
      { label: 'Edit', onSelect: () => undefined },
      { label: 'Export', disabled: true },
      { label: 'Delete', danger: true, onSelect: () => undefined },
    ]}
  />
)
