import { CommandPalette } from '@/ui/overlay/CommandPalette'
import { Opens } from '../../Opens'

const onSelect = () => undefined
const groups = [
  { label: 'Switch account', commands: [{ id: 'team', label: 'Harbour Labs', hint: 'Owner', onSelect }] },
  { label: 'Pages', commands: [{ id: 'events', label: 'Events', onSelect }] },
]

export const Demo = () => (
  <Opens label="Open the command palette">{(close) => <CommandPalette groups={groups} onClose={close} />}</Opens>
)
