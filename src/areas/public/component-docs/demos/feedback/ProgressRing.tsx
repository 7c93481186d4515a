import { ProgressRing } from '@/ui/feedback/progress/ProgressRing'

export const states = {
  'From empty to complete': (
    <div className="docs-row">
      <ProgressRing value={0} label="Profile complete" />
      <ProgressRing value={64} label="Seats used" tone="warning">
        16/25
      </ProgressRing>
      <ProgressRing value={100} label="Done" tone="success" />
    </div>
  ),
}
