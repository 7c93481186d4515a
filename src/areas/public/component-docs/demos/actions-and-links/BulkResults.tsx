import { BulkResults, type BulkRow } from '@/ui/BulkResults'
import { Opens } from '../../Opens'

const items: readonly BulkRow[] = [
  { key: 'o-1', label: 'Legal starter pack, Ada Tan', state: 'done' },
  { key: 'o-2', label: 'Desk for a month, Ines Gómez', state: 'failed', error: 'The date is before the purchase.' },
  { key: 'o-3', label: 'Business insurance, Wei Jie Goh', state: 'unknown' },
  { key: 'o-4', label: 'Accounting, Maya Chen', state: 'canceled' },
]

export const Demo = () => (
  <Opens label="Open the results">
    {(close) => (
      <BulkResults
        open
        title="Activating solutions"
        items={items}
        onRetry={close}
        onRecheck={close}
        onResume={close}
        onClose={close}
      />
    )}
  </Opens>
)
