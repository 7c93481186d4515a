import { ImpactDialog } from '@/ui/ImpactDialog'
import { Opens } from '../../Opens'

const impact = [
  { label: 'Orders', count: 12, note: 'Kept for the accounts' },
  { label: 'Running subscriptions', count: 2, note: 'Cancelled today' },
]

export const Demo = () => (
  <Opens label="Delete Maya Chen">
    {(close) => (
      <ImpactDialog
        open
        name="docs"
        verb="Delete"
        object="Maya Chen"
        typed="maya@example.com"
        impact={{ data: impact }}
        onConfirm={() => undefined}
        onClose={close}
      />
    )}
  </Opens>
)
