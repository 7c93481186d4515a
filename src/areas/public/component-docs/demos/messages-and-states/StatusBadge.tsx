import { StatusBadge } from '@/ui/feedback/StatusBadge'

export const Demo = () => (
  <div className="docs-row">
    <StatusBadge tone="success">Active</StatusBadge>
    <StatusBadge tone="warning">Past due</StatusBadge>
    <StatusBadge tone="danger">Failed</StatusBadge>
    <StatusBadge tone="info">Pending</StatusBadge>
    <StatusBadge>Ended</StatusBadge>
    <StatusBadge tone="info">New</StatusBadge>
  </div>
)
