import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { State } from '../../State'

export function States() {
  return (
    <>
      <State name="With head and foot">
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
      </State>
      <State name="A plain box">
        <Card>Only what is in it.</Card>
      </State>
    </>
  )
}
