import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'

export const states = {
  'With header and footer': (
    <Card
      title="Your plan"
      level={3}
      actions={
        <Button size="sm" variant="outline-primary">
          Change
        </Button>
      }
      footer="Renews on 01/12/2026"
    >
      Premium, monthly
    </Card>
  ),
  Plain: <Card>Only what is in it.</Card>,
}
