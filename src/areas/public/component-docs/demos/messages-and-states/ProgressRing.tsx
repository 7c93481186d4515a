import { ProgressRing } from '@/ui/feedback/progress/ProgressRing'

export const Demo = () => (
  <ProgressRing value={64} label="Seats used" tone="warning">
    16/25
  </ProgressRing>
)
