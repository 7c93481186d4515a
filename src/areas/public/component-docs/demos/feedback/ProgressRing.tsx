import { ProgressRing } from '@/ui/feedback/progress/ProgressRing'
import { State } from '../../State'

export function States() {
  return (
    <State name="From empty to complete">
      <div className="docs-row">
        <ProgressRing value={0} label="Profile complete" />
        <ProgressRing value={64} label="Seats used" tone="warning">
          16/25
        </ProgressRing>
        <ProgressRing value={100} label="Done" tone="success" />
      </div>
    </State>
  )
}
