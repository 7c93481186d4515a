import { useId, useMemo, useState } from 'react'
import { SafeHtml } from '@/components/SafeHtml'
import type { Shape } from '@/contract/types'
import { countChanges, diffBlocks } from '@/domain/community/wordDiff'
import type { LegalChanges } from '@/domain/community/legalVersions'
import { formatDate } from '@/lib/dates'
import { htmlBlocks } from '@/lib/htmlBlocks'
import { ScrollFrame } from '@/ui/table/ScrollFrame'
import { TextChanges, type ChangesView } from './TextChanges'

type Props = LegalChanges & { title: string; text: Shape<'LegalText'>; agreedVersion: string | undefined }
type View = ChangesView | 'full'

const views: Record<View, string> = { inline: 'Changes in the text', split: 'Side by side', full: 'Full text' }

/** One legal text: the changes since the agreed version, and the full text. */
export function LegalText({ title, text, earlier, agreedVersion, notes }: Props) {
  const id = useId()
  const [chosen, setView] = useState<View>('inline')
  const rows = useMemo(
    () => (earlier ? diffBlocks(htmlBlocks(earlier.content), htmlBlocks(text.content)) : undefined),
    [earlier, text.content],
  )
  const view = rows ? chosen : 'full'
  const { changed, added, removed } = countChanges(rows ?? [])
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
          <h3 className="h4">What is new</h3>
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
      {rows && (
        <fieldset className="terms-views">
          <legend className="visually-hidden">How to show the {title.toLowerCase()}</legend>
          {(Object.keys(views) as View[]).map((one) => (
            <label key={one} className="terms-view">
              <input type="radio" name={id} checked={view === one} onChange={() => setView(one)} />
              <span>{views[one]}</span>
            </label>
          ))}
          <span className="text-muted num">
            {changed} changed, {added} added, {removed} removed
          </span>
        </fieldset>
      )}
      {/* Long texts scroll inside their own region, so that the choice below stays close. */}
      <ScrollFrame className="terms-text" label={`${title}: ${views[view].toLowerCase()}`}>
        {rows && view !== 'full' ? <TextChanges rows={rows} view={view} /> : <SafeHtml html={text.content} />}
      </ScrollFrame>
    </>
  )
}
