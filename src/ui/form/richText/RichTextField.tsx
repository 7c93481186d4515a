import { Skeleton } from '../../feedback/Skeleton'
import { Field } from '../Field'
import { useFormField, type FieldText } from '../formContext'
import { lazyPart } from '../../lazyPart'

// Lazy-loaded: the editor is heavy.
const loading = <Skeleton rows={6} label="Loading the editor" />
const RichTextEditor = lazyPart(() => import('./RichTextEditor'), 'RichTextEditor', loading)

/** Rich text with headings, lists and links. The value is HTML, or empty; render it only with `SafeHtml`. */
export function RichTextField({ name, label, hint, optional }: FieldText) {
  const { id, value = '', setValue, error, control } = useFormField<string>({ name, label, hint, optional })
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <RichTextEditor control={control} label={label} value={value} onChange={setValue} />
    </Field>
  )
}
