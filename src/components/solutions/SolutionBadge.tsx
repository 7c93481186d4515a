import type { MySolution, SolutionState } from '@/domain/membership/mySolutions'
import { statusOf, type StatusTable } from '@/ui/feedback/statuses'
import { StatusBadge } from '@/ui/feedback/StatusBadge'

const states: StatusTable<SolutionState> = {
  pastDue: { tone: 'danger', label: 'Payment failed' },
  activating: { tone: 'info', label: 'Being activated' },
  active: { tone: 'success', label: 'Active' },
  ending: { tone: 'warning', label: 'Ends soon' },
  ended: { tone: 'secondary', label: 'Ended' },
  refunded: { tone: 'secondary', label: 'Refunded' },
}

/** The status of a purchase for its buyer. */
export function SolutionBadge({ state }: Pick<MySolution, 'state'>) {
  const { tone, label } = statusOf<string>(states, state)
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}
