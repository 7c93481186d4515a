import { useState } from 'react'
import { Tabs } from '@/ui/layout/Tabs'

const tabs = [
  { key: 'active', label: 'Active', count: 3 },
  { key: 'ended', label: 'Ended' },
]

export function Demo() {
  const [value, setValue] = useState('active')
  return (
    <Tabs label="Subscriptions" tabs={tabs} value={value} onChange={setValue}>
      <p className="mb-0">{value === 'active' ? 'Three are active.' : 'None have ended.'}</p>
    </Tabs>
  )
}
