import { useState } from 'react'
import { QuantityInput } from '@/ui/QuantityInput'

function Seats() {
  const [value, setValue] = useState(3)
  return (
    <QuantityInput
      label="Seats"
      value={value}
      onLess={value > 1 ? () => setValue(value - 1) : undefined}
      onMore={() => setValue(value + 1)}
    />
  )
}

export const states = {
  Counting: <Seats />,
  'At its minimum: “One less” is disabled': <QuantityInput label="Seats" value={1} onMore={() => undefined} />,
}
