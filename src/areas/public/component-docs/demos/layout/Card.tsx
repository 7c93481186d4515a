import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { State } from '../../State'

export function States() {
  return (
    <>
      <State name="With header and footer">
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
      <State name="Plain">
        <Card>Only what is in it.</Card>
      </State>
    </>
  )
}
