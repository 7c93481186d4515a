import { useState } from 'react'
import { adminOrdersApi, useCompleteOrderMutation, useRecreateOrderInvoiceMutation } from '@/api/admin/orders'
import type { Order, Invoice } from '@/contract/types'
import { toast } from '@/lib/calls/toast'
import { useAppDispatch } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
import { messageOf } from '@/ui/feedback/ErrorState'
import { Card } from '@/ui/layout/Card'
import { PdfButton } from '@/components/billing/PdfButton'
import { invoiceAmounts } from '@/domain/billing/invoices'
import { formatSgd } from '@/lib/money/money'
import { Form, SubmitButton } from '@/ui/form/Form'
import { object, text } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'
import { certaintyOf } from '@/lib/calls/certainty'

/** Warnings before changing an order, by its status. */
const warnings: Partial<Record<string, string>> = {
  PENDING: 'This order is waiting for the buyer’s bank. ',
  FAILED: 'The payment of this order failed. ',
  REFUNDED: 'This order was refunded. ',
}

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
      <p>{warnings[status]}Only complete it if the payment provider shows the payment. This doesn’t charge anyone.</p>
      {doubt !== undefined && (
        <Alert kind="warning" live title="We don’t know if the order was completed">
          {doubt} We’ve refreshed this order. If it’s still pending, try again.
        </Alert>
      )}
      <ConfirmButton
        variant="outline-secondary"
        act="primary"
        name={`complete-order:${orderId}`}
        verb="Complete"
        object={`order ${orderId}`}
        short="Complete order"
        body={
          <p>
            {warnings[status]}Its solutions become active, an invoice is created and the buyer sees it as paid. This
            can’t be undone.
          </p>
        }
        onConfirm={confirm}
      >
        Complete order
      </ConfirmButton>
    </Card>
  )
}

const codeSchema = object({ discountCode: text({ max: 100 }) })

/** Reissues the invoice of a paid order, with another discount code or none. */
export function RecreateInvoice({ order: { orderId, status, discountCode, invoiceNumber } }: { order: Order }) {
  const dispatch = useAppDispatch()
  const [recreate] = useRecreateOrderInvoiceMutation()
  const [outcome, setOutcome] = useState<Outcome<Invoice | null>>()
  const submit = async (code: string) => {
    setOutcome(undefined)
    const result = outcomeOf(await recreate({ id: orderId, body: { discountCode: code || null } }))
    // The form shows why the server refused it: at the discount code, or above the form.
    if (result.kind === 'refused') throw result.error
    if (result.kind === 'unknown') dispatch(adminOrdersApi.util.invalidateTags(['Order', 'Invoice']))
    setOutcome(result)
  }
  return (
    <Card title="Reissue invoice" level={3}>
      <p>
        {warnings[status]}
        {invoiceNumber ?? 'The old invoice'} is voided and reissued with the order’s prices and the code below. No one
        is charged or refunded.
      </p>
      {outcome && <OutcomeAlert outcome={outcome} />}
      <Form
        label="Reissue invoice"
        initial={{ discountCode: discountCode ?? '' }}
        schema={codeSchema}
        onSubmit={({ discountCode: code }) => submit(code ?? '')}
      >
        <TextField name="discountCode" label="Discount code" hint="Leave blank for none." autoComplete="off" optional />
        <SubmitButton variant="outline-secondary">Reissue invoice</SubmitButton>
      </Form>
    </Card>
  )
}

function OutcomeAlert({ outcome }: { outcome: Outcome<Invoice | null> }) {
  if (outcome.kind !== 'done')
    return (
      <Alert kind="warning" live title="We don’t know if the invoice was created">
        {messageOf(outcome.error)} We’ve refreshed this order. Check its invoice above before you try again.
      </Alert>
    )
  const { data: invoice } = outcome
  if (!invoice) return <Alert kind="success" live title="Invoice reissued" />
  return (
    <Alert kind="success" live title={`Invoice ${invoice.number} made`} actions={<PdfButton invoice={invoice} />}>
      {formatSgd(invoiceAmounts(invoice).total)}
      {invoice.discountCode ? `, with ${invoice.discountCode}` : invoice.discountCode === null && ', without a code'}.
    </Alert>
  )
}

/** The outcome of an order action, whose response is a pair of error and data (R-ERR-16). */
type Outcome<Data> =
  { kind: 'done'; data: Data } | { kind: 'refused'; error: unknown } | { kind: 'unknown'; error: unknown }

type Pair<Data> = { data?: Data | undefined; error?: unknown }

/** Reads the pair. An error counts as `refused` only if it is certain that nothing was done, otherwise as `unknown`. */
function outcomeOf<Data extends object | null>({ data, error }: Pair<Data>): Outcome<Data> {
  if (data !== undefined) return { kind: 'done', data }
  return { kind: certaintyOf(error) === 'refused' ? 'refused' : 'unknown', error }
}
