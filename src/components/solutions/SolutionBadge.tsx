import type { SolutionState } from '@/domain/membership/mySolutions'
import { StatusBadge } from '@/ui/feedback/StatusBadge'
import type { Role } from '@/ui/roles'

const states: Record<SolutionState, { tone: Role; label: string }> = {
  pastDue: { tone: 'danger', label: 'Payment failed' },
  activating: { tone: 'info', label: 'Being activated' },
  active: { tone: 'success', label: 'Active' },
  ending: { tone: 'warning', label: 'Ends soon' },
  ended: { tone: 'secondary', label: 'Ended' },
  refunded: { tone: 'secondary', label: 'Refunded' },
}

/** The status of a purchase for its buyer. */
export function SolutionBadge({ state }: { state: SolutionState }) {
  const { tone, label } = states[state]
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}
