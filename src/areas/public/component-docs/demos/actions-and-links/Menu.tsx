import { Menu } from '@/ui/overlay/Menu'

export const Demo = () => (
  <Menu
    name="Actions for Ada Tan"
    items={[
      { label: 'Edit', onSelect: () => undefined },
      { label: 'Export', disabled: true },
      { label: 'Delete', danger: true, onSelect: () => undefined },
    ]}
  />
)
