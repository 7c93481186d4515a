import { StatusBadge } from './StatusBadge'
import { statusOf, type StatusTable } from './statuses'

type Props = {
  /** Undefined: the answer doesn't say, and nothing is shown. */
  state: string | undefined
  states: StatusTable<string>
}

/** The badge of a status from a table; one that the table doesn't contain is shown as well. */
export function StateBadge({ state, states }: Props) {
  if (!state) return null
  const { tone, label } = statusOf(states, state)
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}
