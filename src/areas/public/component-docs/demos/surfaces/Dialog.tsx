import { Dialog } from '@/ui/overlay/Dialog'
import { Opens } from '../../Opens'

const sizes = ['s', 'm', 'l', 'xl'] as const

export const Demo = () => (
  <div className="docs-row">
    {sizes.map((size) => (
      <Opens key={size} label={`Open ${size}`}>
        {(close) => <Dialog title="Rename the team" size={size} onClose={close} children="The focus stays inside." />}
      </Opens>
    ))}
    <Opens label="Open side">
      {(close) => <Dialog side title="Order D-1001" onClose={close} children="The list stays in view." />}
    </Opens>
  </div>
)
