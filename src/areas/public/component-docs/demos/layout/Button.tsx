import { Download } from 'react-bootstrap-icons'
import { Button } from '@/ui/Button'
import { roles } from '@/ui/roles'

export const states = {
  Variants: (
    <div className="docs-row">
      {roles.map((role) => (
        <Button key={role} variant={role}>
          {role}
        </Button>
      ))}
    </div>
  ),
  'Outlined, quiet, as a link': (
    <div className="docs-row">
      <Button variant="outline-primary">Outlined</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="link">Link</Button>
    </div>
  ),
  'Sizes and icons': (
    <div className="docs-row">
      <Button size="sm">Small</Button>
      <Button>Default</Button>
      <Button size="lg">Large</Button>
      <Button icon={<Download aria-hidden />}>Download</Button>
    </div>
  ),
  'Busy: keeps its width, its name and the focus': (
    <div className="docs-row">
      <Button busy>Save profile</Button>
    </div>
  ),
  'Disabled, with a reason': (
    <div className="docs-row">
      <Button why="Only the owner of the team can do this.">Remove a seat</Button>
    </div>
  ),
}
