import { TextField } from '@/ui/form/fields/TextField'

/** The sender: names as `firstName` and `lastName`, the address as `email`. */
export function PersonFields() {
  return (
    <>
      <div className="field-pair">
        <TextField name="firstName" label="First name" autoComplete="given-name" />
        <TextField name="lastName" label="Last name" autoComplete="family-name" />
      </div>
      <TextField name="email" label="Email" type="email" autoComplete="email" />
    </>
  )
}
