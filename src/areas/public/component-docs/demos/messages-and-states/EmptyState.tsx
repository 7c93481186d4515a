import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'

export const Demo = () => (
  <EmptyState title="No invoices yet" drawing="papers" action={<Button>Browse solutions</Button>}>
    Your first invoice comes with your first order.
  </EmptyState>
)
