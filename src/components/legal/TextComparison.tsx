import { useId, useMemo, useState } from 'react'
import { SafeHtml } from '@/components/SafeHtml'
import { countChanges, diffBlocks, sideOf, type DiffPart, type DiffRow } from '@/domain/community/wordDiff'
import { htmlBlocks } from '@/lib/text/htmlBlocks'
import { ScrollFrame } from '@/ui/table/ScrollFrame'
import '@/ui/table/filters/filterBar.scss'
import { keysOf } from '@/lib/objects'
import './textComparison.scss'
import './textChanges.scss'

type View = ChangesView | 'full'

const views: Record<View, string> = { inline: 'Changes in the text', split: 'Side by side', full: 'Full text' }

type Props = {
  /** Name of the text: `Terms of use`. */
  title: string
  /** HTML of the earlier version; without it only the full text is shown. */
  before: string | undefined
  /** HTML of the later version. */
  after: string
}

/** Two versions of a text, with the changes marked word by word, or the later one in full. */
export function TextComparison({ title, before, after }: Props) {
  const id = useId()
  const [chosen, setView] = useState<View>('inline')
  const rows = useMemo(
    () => (before === undefined ? undefined : diffBlocks(htmlBlocks(before), htmlBlocks(after))),
    [before, after],
  )
  const view = rows ? chosen : 'full'
  const { changed, added, removed } = countChanges(rows ?? [])
  return (
    <>
      {rows && (
        <fieldset className="text-comparison-views">
          <legend className="visually-hidden">How to show the {title.toLowerCase()}</legend>
          {keysOf(views).map((one) => (
            <label key={one} className="chip">
              <input
                type="radio"
                className="visually-hidden"
                name={id}
                checked={view === one}
                onChange={() => setView(one)}
              />
              {views[one]}
            </label>
          ))}
          <span className="text-muted num">
            {changed} changed, {added} added, {removed} removed
          </span>
        </fieldset>
      )}
      {/* Long texts scroll inside their own region, so that the controls below stay close. */}
      <ScrollFrame className="text-comparison-text" label={`${title}: ${views[view].toLowerCase()}`}>
        {rows && view !== 'full' ? <TextChanges rows={rows} view={view} /> : <SafeHtml html={after} />}
      </ScrollFrame>
    </>
  )
}

type ChangesView = 'inline' | 'split'

/** The blocks of a text with the additions and deletions in each. */
function TextChanges({ rows, view }: { rows: readonly DiffRow[]; view: ChangesView }) {
  if (view === 'inline')
    return (
      <div>
        {rows.map((row, index) => (
          <Block key={index} row={row} parts={row.parts} />
        ))}
      </div>
    )
  return (
    <table className="text-changes-split">
      <thead>
        <tr>
          <th scope="col">Before</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <td>
              <Block row={row} parts={sideOf(row, 'before')} />
            </td>
            <td>
              <Block row={row} parts={sideOf(row, 'after')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Block({ row: { tag }, parts }: { row: DiffRow; parts: readonly DiffPart[] }) {
  if (parts.length === 0) return null
  return (
    <p className={`text-changes-block text-changes-${tag}`}>
      {parts.map((part, index) => (
        <Part key={index} {...part} />
      ))}
    </p>
  )
}

// Visually hidden labels for screen readers: colour and strikethrough are visual only.
function Part({ kind, text }: DiffPart) {
  if (kind === 'same') return text
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <Mark>
      <span className="visually-hidden">{kind === 'added' ? ' [added: ' : ' [removed: '}</span>
      {text}
      <span className="visually-hidden">] </span>
    </Mark>
  )
}
