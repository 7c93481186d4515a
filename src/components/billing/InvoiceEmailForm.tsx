import { object } from 'yup'
import { Card } from '@/ui/layout/Card'
import { Form } from '@/ui/form/Form'
import { email } from '@/ui/form/rules'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { TextField } from '@/ui/form/TextField'

const schema = object({ altInvoiceEmail: email({ optional: true }) })

type Props = {
  /** The address used for invoices only. */
  current: string | null | undefined
  /** The account's address, used if there is no invoice address. */
  usual: string
  draftKey: string
  /** null: back to the account's address. */
  onSave: (altInvoiceEmail: string | null) => unknown
}

/** Form for the email address that receives invoices. */
export function InvoiceEmailForm({ current, usual, draftKey, onSave }: Props) {
  return (
    <Card title="Invoice e-mail">
      <p>
        Invoices go to <strong className="text-break">{current || usual}</strong>.
      </p>
      <Form
        key={current ?? ''}
        label="Invoice e-mail"
        single
        initial={{ altInvoiceEmail: current ?? '' }}
        schema={schema}
        draftKey={draftKey}
        onSubmit={({ altInvoiceEmail }) => onSave(altInvoiceEmail || null)}
      >
        <TextField
          name="altInvoiceEmail"
          label="Another address for invoices"
          hint={`Leave it empty to send them to ${usual}.`}
          type="email"
          autoComplete="off"
          optional
        />
        <SubmitButton>Save invoice e-mail</SubmitButton>
      </Form>
    </Card>
  )
}
