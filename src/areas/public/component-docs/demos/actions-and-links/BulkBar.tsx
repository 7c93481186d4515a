import { useState } from 'react'
import { BulkBar } from '@/ui/BulkBar'
import { Button } from '@/ui/Button'

export function Demo() {
  const [count, setCount] = useState(3)
  return (
    <BulkBar count={count} matching={250} onSelectAll={() => setCount(250)} onClear={() => setCount(3)}>
      <Button size="sm">Activate</Button>
    </BulkBar>
  )
}
