import { Form, SubmitButton } from '@/ui/form/Form'
import { object, required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'

const schema = object({ q: required({ max: 100 }) })

type Props = { search: string; onSearch: (search: string) => void }

/** Asks for the WorkBuddy number, the name or the address of a member. */
export function SearchForm({ search, onSearch }: Props) {
  return (
    <Form
      key={search}
      label="Find a subscription"
      single
      initial={{ q: search }}
      schema={schema}
      onSubmit={({ q = '' }) => onSearch(q)}
    >
      <TextField
        name="q"
        label="WorkBuddy number, name or email"
        hint="The number is in the member’s profile, with the dialling code: +6591234567."
        autoComplete="off"
      />
      <SubmitButton>Find subscription</SubmitButton>
    </Form>
  )
}
