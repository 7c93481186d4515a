import type { Shape } from '@/contract/types'
import { country } from '@/components/contactRules'
import { countryOptions } from '@/domain/account/countryNames'
import { Card } from '@/ui/layout/Card'
import { ComboboxField } from '@/ui/form/combobox/ComboboxField'
import { Form, SubmitButton } from '@/ui/form/Form'
import { object, required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'
import './invoiceAddressForm.scss'

type Address = Shape<'InvoiceAddress'>
type Values = Required<Address>

const schema = object({
  name: required(),
  addressLine1: required(),
  country: country(),
})

const empty: Values = {
  name: '',
  company: '',
  brn: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  postalCode: '',
  state: '',
  country: '',
}

type Props = {
  /** Initial values: the address on the latest invoice, otherwise the profile's. */
  initial: Partial<Address>
  draftKey: string
  onSave: (invoiceAddress: Address) => unknown
  /** Why it cannot be changed. */
  why?: string | undefined
}

export function InvoiceAddressForm({ initial, draftKey, onSave, why }: Props) {
  const options = countryOptions()
  return (
    <Card title="Invoice address">
      <p className="text-muted">Applies to new invoices. Existing ones don’t change.</p>
      <Form
        label="Invoice address"
        initial={{ ...empty, ...initial }}
        schema={schema}
        draftKey={draftKey}
        onSubmit={onSave}
      >
        <div className="invoice-address">
          <TextField name="name" label="Name" autoComplete="billing name" />
          <TextField name="company" label="Company" autoComplete="billing organization" optional />
          <TextField name="brn" label="Business registration number" autoComplete="off" optional />
          <TextField name="addressLine1" label="Address" autoComplete="billing address-line1" />
          <TextField name="addressLine2" label="Address, line 2" autoComplete="billing address-line2" optional />
          <TextField name="city" label="City" autoComplete="billing address-level2" optional />
          <TextField name="postalCode" label="Postal code" autoComplete="billing postal-code" optional />
          <TextField name="state" label="State or province" autoComplete="billing address-level1" optional />
          <ComboboxField name="country" label="Country" options={options} autoComplete="billing country-name" />
        </div>
        <SubmitButton why={why}>Save invoice address</SubmitButton>
      </Form>
    </Card>
  )
}
