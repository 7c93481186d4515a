import { DateTime } from '@/components/DateTime'

export const states = {
  'A date, and a date with time': (
    <p className="mb-0">
      <DateTime at="2026-11-21T04:30:00Z" /> · <DateTime at="2026-11-21T04:30:00Z" time />
    </p>
  ),
}
