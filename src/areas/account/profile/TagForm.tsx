import { Form, SubmitButton } from '@/ui/form/Form'
import { object, required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'

type Props = { userId: string; known: readonly string[]; onAdd: (tag: string) => Promise<unknown> }

const schemaOf = (known: readonly string[]) =>
  object({
    tag: required({ max: 40 }).test(
      'new',
      'You already have this tag',
      (tag) => !known.some((one) => one.toLowerCase() === tag?.toLowerCase()),
    ),
  })

/** Form that adds a tag. */
export function TagForm({ userId, known, onAdd }: Props) {
  return (
    <Form
      label="Add a tag"
      className="profile-tag-form"
      initial={{ tag: '' }}
      schema={schemaOf(known)}
      draftKey={`tag:${userId}`}
      again
      onSubmit={({ tag }) => onAdd(tag)}
    >
      <TextField name="tag" label="New tag" autoComplete="off" />
      <SubmitButton variant="outline-primary">Add tag</SubmitButton>
    </Form>
  )
}
