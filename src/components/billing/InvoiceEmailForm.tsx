import { Card } from '@/ui/layout/Card'
import { Form, SubmitButton } from '@/ui/form/Form'
import { email, object } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'

const schema = object({ altInvoiceEmail: email({ optional: true }) })

type Props = {
  /** The address used for invoices only; null if there is none. */
  current: string | null | undefined
  /** The account's address, used if there is no invoice address. */
  usual: string
  draftKey: string
  /** null: back to the account's address. */
  onSave: (altInvoiceEmail: string | null) => unknown
  /** Why it cannot be changed. */
  why?: string | undefined
}

/** Form for the email address that receives invoices. */
export function InvoiceEmailForm({ current, usual, draftKey, onSave, why }: Props) {
  return (
    <Card title="Invoice email">
      <p>
        Invoices go to <strong className="text-break">{current || usual}</strong>
        {current === undefined && ', unless a different address was chosen'}.
      </p>
      <Form
        key={current ?? ''}
        label="Invoice email"
        single
        initial={{ altInvoiceEmail: current ?? '' }}
        schema={schema}
        draftKey={draftKey}
        onSubmit={({ altInvoiceEmail }) => onSave(altInvoiceEmail || null)}
      >
        <TextField
          name="altInvoiceEmail"
          label="Different address for invoices"
          hint={`Leave blank to send them to ${usual}.`}
          type="email"
          autoComplete="off"
          optional
        />
        <SubmitButton why={why}>Save invoice email</SubmitButton>
      </Form>
    </Card>
  )
}
