import { useDeferredValue } from 'react'
import { TextComparison } from '@/components/legal/TextComparison'
import { Alert } from '@/ui/feedback/Alert'
import { Form, SubmitButton } from '@/ui/form/Form'
import { RichTextField } from '@/ui/form/richText/RichTextField'
import { html, object, required } from '@/ui/form/rules'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { Section } from '@/ui/layout/Section'
import { formatDateTime } from '@/lib/dates/dates'
import { Button } from '@/ui/Button'
import { versionName, type LegalDraft, type LegalEditing, type LegalText } from './legalEditing'
import { PublishDialog } from './PublishDialog'
import { usePublishing } from './usePublishing'

const limit = 500
const schemaFor = (current: string | undefined) =>
  object({
    content: html().test('changed', 'Change the text before you publish', (text) => text !== current),
    versionNotes: required({ max: limit }),
  })

type Props = LegalEditing & { /** Newest first. */ versions: readonly LegalText[]; onPublished: () => void }

/** Writes the next version of a legal text, beside its differences to the latest one. */
export function LegalEditor({ title, versions, onPublished, ...editing }: Props) {
  const noun = title.toLowerCase()
  const [latest] = versions
  const { submit, confirmation } = usePublishing(editing)
  const initial: LegalDraft = {
    content: latest?.content ?? '',
    versionNotes: '',
    basedOn: latest?.legalTextId ?? '',
  }
  return (
    <>
      <Form
        label={`New version of the ${noun}`}
        initial={initial}
        schema={schemaFor(latest?.content)}
        draftKey={`legal:${noun}`}
        onSubmit={submit}
        onDone={onPublished}
      >
        {({ values, setValues }) => (
          <>
            <RichTextField name="content" label="Text" />
            <TextAreaField
              name="versionNotes"
              label="What changed"
              hint="Members see this note above the text before they accept."
              rows={3}
              limit={limit}
            />
            <Difference title={title} latest={latest} content={values.content} />
            {latest && latest.legalTextId !== values.basedOn && (
              <LegalConflict
                latest={latest}
                onKeep={() => void setValues({ ...values, basedOn: latest.legalTextId })}
                onTake={() => void setValues({ ...values, content: latest.content, basedOn: latest.legalTextId })}
              />
            )}
            <Alert kind="warning" title="Everyone must accept again">
              After you publish, members (and you) must accept it before using their account. You can’t unpublish a
              version; to fix a mistake, publish another one.
            </Alert>
            <SubmitButton>Publish new version</SubmitButton>
          </>
        )}
      </Form>
      {confirmation && <PublishDialog noun={noun} earlier={versions.length} {...confirmation} />}
    </>
  )
}

function Difference({ title, latest, content }: { title: string; latest: LegalText | undefined; content: string }) {
  // Comparing a long text takes longer than a keystroke may.
  const settled = useDeferredValue(content)
  return (
    <Section
      title="Review changes"
      lead={latest ? `Compared with version ${versionName(latest)}, as members see it.` : undefined}
    >
      <TextComparison title={title} before={latest?.content} after={settled} />
    </Section>
  )
}

type LegalConflictProps = {
  latest: LegalText
  /** Keeps the typed text as the successor of the latest version. */
  onKeep: () => void
  /** Replaces the typed text with the latest version. */
  onTake: () => void
}

/** Says that someone else published a version meanwhile: nothing is sent until the user has chosen what to do. */
function LegalConflict({ latest, onKeep, onTake }: LegalConflictProps) {
  const name = versionName(latest)
  return (
    <Alert
      kind="caution"
      live
      title={`Someone else published version ${name}${latest.createdAt ? ` on ${formatDateTime(latest.createdAt)}` : ''}`}
      actions={
        <>
          <Button size="sm" onClick={onKeep}>
            Keep my text
          </Button>
          <Button size="sm" variant="outline-secondary" onClick={onTake}>
            Start from version {name}
          </Button>
        </>
      }
    >
      <p>
        {latest.versionNotes && `It says: “${latest.versionNotes}”. `}The comparison above shows how your text would
        change it.
      </p>
    </Alert>
  )
}
