import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { State } from '../../State'

export function States() {
  return (
    <State name="With a next step">
      <EmptyState title="No invoices yet" drawing="papers" action={<Button>Browse solutions</Button>}>
        Your first invoice comes with your first order.
      </EmptyState>
    </State>
  )
}
