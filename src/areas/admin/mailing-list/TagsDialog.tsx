import { longestTag, readTags } from '@/domain/community/emailTags'
import { formatCount } from '@/lib/money/counts'
import { charactersIn } from '@/lib/text/cleanText'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { object, siblingText, text } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'
import { useSendTags, type TagChange } from './useTags'

const nothing = 'Please enter a tag to add or to remove'
const tooLong = `Please use at most ${longestTag} characters for a tag`
const tags = () =>
  text().test('length', tooLong, (given) => readTags(given ?? '').every((tag) => charactersIn(tag) <= longestTag))

const schema = object({
  add: tags().test(
    'some',
    nothing,
    (given, context) => readTags(given ?? '').length + readTags(siblingText(context, 'remove')).length > 0,
  ),
  remove: tags(),
})

type Props = {
  emails: readonly string[]
  /** Runs the changes of several addresses, with a result per address. */
  onMany: (changes: readonly TagChange[]) => void
  onClose: () => void
}

/** Adds and removes tags of one or several email addresses in the mailing system. */
export function TagsDialog({ emails, onMany, onClose }: Props) {
  const send = useSendTags()
  const [only] = emails
  const submit = ({ add, remove }: { add: string; remove: string }) => {
    const change = { newTags: readTags(add), removeTags: readTags(remove) }
    if (emails.length === 1 && only) return send({ email: only, ...change })
    onMany(emails.map((email) => ({ email, ...change })))
    return undefined
  }
  return (
    <FormDialog
      title={emails.length === 1 ? `Tags for ${only}` : `Tags for ${formatCount(emails.length)} addresses`}
      submit="Save tags"
      initial={{ add: '', remove: '' }}
      schema={schema}
      onSubmit={submit}
      onClose={onClose}
      data-track="save-tags"
    >
      <p className="text-muted">Current tags can’t be shown here. Adding an existing tag changes nothing.</p>
      <TextField name="add" label="Tags to add" hint="Separate tags with commas." autoComplete="off" optional />
      <TextField name="remove" label="Tags to remove" autoComplete="off" optional />
    </FormDialog>
  )
}
