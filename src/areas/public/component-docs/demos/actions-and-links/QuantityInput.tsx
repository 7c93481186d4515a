import { useState } from 'react'
import { QuantityInput } from '@/ui/QuantityInput'

export function Demo() {
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
