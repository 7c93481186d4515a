import { TextComparison } from '@/components/legal/TextComparison'
import type { Shape } from '@/contract/types'
import type { LegalChanges } from '@/domain/community/legalVersions'
import { formatDate } from '@/lib/dates/dates'

type Props = LegalChanges & { title: string; text: Shape<'LegalText'>; agreedVersion: string | undefined }

/** One legal text: the changes since the agreed version, and the full text. */
export function LegalText({ title, text, earlier, agreedVersion, notes }: Props) {
  return (
    <>
      <h2>{title}</h2>
      <p className="text-muted">
        {text.version && `Version ${text.version}`}
        {text.version && text.createdAt && ', '}
        {text.createdAt && `published on ${formatDate(text.createdAt)}`}
        {agreedVersion && `. You agreed to version ${agreedVersion}.`}
      </p>
      {notes.length > 0 && (
        <>
          <h3 className="h4">What’s new</h3>
          <ul>
            {notes.map(({ version, note, createdAt }) => (
              <li key={version}>
                {note}{' '}
                <span className="text-muted">
                  (version {version}
                  {createdAt && `, ${formatDate(createdAt)}`})
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <TextComparison title={title} before={earlier?.content} after={text.content} />
    </>
  )
}
