import { useState } from 'react'
import { adminOrdersApi, useCompleteOrderMutation } from '@/api/admin/orders'
import type { Order } from '@/contract/types'
import { toast } from '@/lib/calls/toast'
import { useAppDispatch } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
import { messageOf } from '@/ui/feedback/ErrorState'
import { Card } from '@/ui/layout/Card'
import { outcomeOf } from './orderActionOutcome'

/** Completes an order that is stuck although it was paid. */
export function CompleteOrder({ order: { orderId, status } }: { order: Order }) {
  const dispatch = useAppDispatch()
  const [complete] = useCompleteOrderMutation()
  const [doubt, setDoubt] = useState<string>()
  const confirm = async () => {
    setDoubt(undefined)
    const result = outcomeOf(await complete({ id: orderId }))
    if (result.kind === 'refused') throw result.error
    if (result.kind === 'unknown') {
      dispatch(adminOrdersApi.util.invalidateTags(['Order', 'Invoice']))
      return setDoubt(messageOf(result.error) ?? '')
    }
    const { invoiceNumber, items = [] } = result.data ?? {}
    const waiting = items.filter(({ status }) => status === 'PENDING_ACTIVATION').length
    const detail = [invoiceNumber && `Invoice ${invoiceNumber}`, waiting > 0 && `${waiting} pending activation`]
    toast.success(`Order ${orderId} completed`, { detail: detail.filter(Boolean).join(', ') })
  }
  return (
    <Card title="Complete order" level={3}>
      <p>
        {status === 'PENDING' && 'This order is waiting for the buyer’s bank. '}Only complete it if the payment provider
        shows the payment. This doesn’t charge anyone.
      </p>
      {doubt !== undefined && (
        <Alert kind="warning" live title="We don’t know if the order was completed">
          {doubt} We’ve refreshed this order. If it’s still pending, try again.
        </Alert>
      )}
      <ConfirmButton
        variant="outline-primary"
        act="primary"
        name={`complete-order:${orderId}`}
        verb="Complete"
        object={`order ${orderId}`}
        body={
          <p>Its solutions become active, an invoice is created and the buyer sees it as paid. This can’t be undone.</p>
        }
        onConfirm={confirm}
      >
        Complete order
      </ConfirmButton>
    </Card>
  )
}
