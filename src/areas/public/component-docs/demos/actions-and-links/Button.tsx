import { Download } from 'react-bootstrap-icons'
import { Button } from '@/ui/Button'
import { roles } from '@/ui/roles'

export const Demo = () => (
  <div className="docs-row">
    {roles.map((role) => (
      <Button key={role} variant={role}>
        {role}
      </Button>
    ))}
    <Button variant="outline-secondary">Outlined</Button>
    <Button variant="quiet">Quiet</Button>
    <Button variant="link">Link</Button>
    <Button size="sm">Small</Button>
    <Button size="lg" icon={<Download aria-hidden />}>
      Large, with an icon
    </Button>
    <Button busy>Busy: keeps width, name and focus</Button>
    <Button why="Only the owner of the team can do this.">Disabled, with a reason</Button>
  </div>
)
