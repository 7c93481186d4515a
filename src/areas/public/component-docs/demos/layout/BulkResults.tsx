import { useState } from 'react'
import { BulkResults, type BulkRow } from '@/ui/BulkResults'
import { Button } from '@/ui/Button'

const items: readonly BulkRow[] = [
  { key: 'o-1', label: 'Legal starter pack, Ada Tan', state: 'done' },
  { key: 'o-2', label: 'Desk for a month, Ines Gómez', state: 'failed', error: 'The date is before the purchase.' },
  { key: 'o-3', label: 'Business insurance, Wei Jie Goh', state: 'unknown' },
  { key: 'o-4', label: 'Accounting, Maya Chen', state: 'canceled' },
]

function Results() {
  const [open, setOpen] = useState(false)
  const [rows, setRows] = useState(items)
  const settle = (from: BulkRow['state']) => () =>
    setRows(rows.map((row) => (row.state === from ? { key: row.key, label: row.label, state: 'done' } : row)))
  return (
    <div className="docs-row">
      <Button variant="outline-primary" onClick={() => setOpen(true)}>
        Open the results
      </Button>
      <BulkResults
        open={open}
        title="Activating solutions"
        items={rows}
        onRetry={settle('failed')}
        onRecheck={settle('unknown')}
        onResume={settle('canceled')}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}

export const states = {
  'Done, failed, unknown and not sent': <Results />,
}
