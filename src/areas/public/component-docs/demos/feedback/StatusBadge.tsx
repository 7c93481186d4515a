import { StatusBadge } from '@/ui/feedback/StatusBadge'

export const states = {
  States: (
    <div className="docs-row">
      <StatusBadge tone="success">Active</StatusBadge>
      <StatusBadge tone="warning">Past due</StatusBadge>
      <StatusBadge tone="danger">Failed</StatusBadge>
      <StatusBadge tone="info">Pending</StatusBadge>
      <StatusBadge>Ended</StatusBadge>
    </div>
  ),
  'Plain labels': (
    <div className="docs-row">
      <StatusBadge plain tone="primary">
        Premium
      </StatusBadge>
      <StatusBadge plain tone="cta">
        New
      </StatusBadge>
    </div>
  ),
}
