import { Pencil, Trash } from 'react-bootstrap-icons'
import { IconButton } from '@/ui/IconButton'

export const states = {
  'Default, small, outlined': (
    <div className="docs-row">
      <IconButton name="Edit">
        <Pencil aria-hidden />
      </IconButton>
      <IconButton name="Delete" size="sm">
        <Trash aria-hidden />
      </IconButton>
      <IconButton name="Edit the name" variant="outline-secondary">
        <Pencil aria-hidden />
      </IconButton>
    </div>
  ),
}
