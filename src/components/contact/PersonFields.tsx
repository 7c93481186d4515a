import { TextField } from '@/ui/form/fields/TextField'

/** A person's names as `firstName` and `lastName`. */
export function NameFields() {
  return (
    <div className="field-pair">
      <TextField name="firstName" label="First name" autoComplete="given-name" />
      <TextField name="lastName" label="Last name" autoComplete="family-name" />
    </div>
  )
}

/** The sender: the names, and the address as `email`. */
export function PersonFields() {
  return (
    <>
      <NameFields />
      <TextField name="email" label="Email address" type="email" autoComplete="email" />
    </>
  )
}
