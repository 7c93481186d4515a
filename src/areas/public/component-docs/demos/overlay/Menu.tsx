import { Menu } from '@/ui/overlay/Menu'

export const states = {
  'Three dots, and labelled': (
    <div className="docs-row">
      <Menu
        name="Actions for Ada Tan"
        items={[
          { label: 'Edit', onSelect: () => undefined },
          { label: 'Delete', danger: true, onSelect: () => undefined },
        ]}
      />
      <Menu
        name="Export"
        label="Export"
        variant="outline-primary"
        items={[
          { label: 'This page', onSelect: () => undefined },
          { label: 'All pages', disabled: true },
        ]}
      />
    </div>
  ),
}
