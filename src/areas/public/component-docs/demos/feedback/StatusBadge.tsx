import { StatusBadge } from '@/ui/feedback/StatusBadge'
import { State } from '../../State'

export function States() {
  return (
    <>
      <State name="States">
        <div className="docs-row">
          <StatusBadge tone="success">Active</StatusBadge>
          <StatusBadge tone="warning">Past due</StatusBadge>
          <StatusBadge tone="danger">Failed</StatusBadge>
          <StatusBadge tone="info">Pending</StatusBadge>
          <StatusBadge>Ended</StatusBadge>
        </div>
      </State>
      <State name="Plain labels">
        <div className="docs-row">
          <StatusBadge plain tone="primary">
            Premium
          </StatusBadge>
          <StatusBadge plain tone="cta">
            New
          </StatusBadge>
        </div>
      </State>
    </>
  )
}
