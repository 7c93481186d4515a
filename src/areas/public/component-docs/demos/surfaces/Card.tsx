import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'

export const Demo = () => (
  <Card title="Your plan" level={3} actions={<Button size="sm">Change</Button>} footer="Renews on 01/12/2026">
    Premium, monthly
  </Card>
)
