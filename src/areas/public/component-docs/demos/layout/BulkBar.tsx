import { useState } from 'react'
import { BulkBar } from '@/ui/BulkBar'
import { Button } from '@/ui/Button'

function Selecting() {
  const [count, setCount] = useState(3)
  return (
    <>
      {count === 0 && (
        <Button variant="outline-primary" onClick={() => setCount(3)}>
          Select 3 rows
        </Button>
      )}
      <BulkBar count={count} matching={250} onSelectAll={() => setCount(250)} onClear={() => setCount(0)}>
        <Button size="sm">Activate</Button>
        <Button size="sm" variant="outline-danger">
          Hide
        </Button>
      </BulkBar>
    </>
  )
}

export const states = {
  'Rows on this page, and all that match': <Selecting />,
}
