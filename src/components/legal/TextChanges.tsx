import { sideOf, type DiffPart, type DiffRow } from '@/domain/community/wordDiff'
import './textChanges.scss'

export type ChangesView = 'inline' | 'split'

/** The blocks of a text with the additions and deletions in each. */
export function TextChanges({ rows, view }: { rows: readonly DiffRow[]; view: ChangesView }) {
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
