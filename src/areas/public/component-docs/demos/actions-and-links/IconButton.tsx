import { Pencil } from 'react-bootstrap-icons'
import { IconButton } from '@/ui/IconButton'

export const Demo = () => (
  <IconButton name="Edit the name" variant="outline-secondary">
    <Pencil aria-hidden />
  </IconButton>
)
