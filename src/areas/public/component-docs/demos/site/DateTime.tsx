import { DateTime } from '@/components/DateTime'
import { State } from '../../State'

export function States() {
  return (
    <State name="A date, and a date with time">
      <p className="mb-0">
        <DateTime at="2026-11-21T04:30:00Z" /> · <DateTime at="2026-11-21T04:30:00Z" time />
      </p>
    </State>
  )
}
