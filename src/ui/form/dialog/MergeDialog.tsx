import { diffWordsWithSpace } from 'diff'
import { useId, useState } from 'react'
import { Button } from '../../Button'
import { Dialog } from '../../overlay/Dialog'
import { Check } from '../../Check'

type Side = { value: unknown; text: string }

/** A field that another user has changed in the meantime. */
export type Conflict = {
  name: string
  label: string
  theirs: Side
  yours: Side
  /** Only the other user has changed it. */
  untouched: boolean
}

type Props = {
  conflicts: readonly Conflict[]
  /** The chosen value of each field, by name. */
  onMerge: (chosen: Record<string, unknown>) => void
  onClose: () => void
}

type Choice = 'theirs' | 'yours'

// Longer texts are compared word by word: otherwise the difference is hard to find.
const longText = 60

/** Shows their value and yours for each field in conflict, and lets the user choose. */
export function MergeDialog({ conflicts, onMerge, onClose }: Props) {
  const [chosen, setChosen] = useState<Record<string, Choice>>(() =>
    Object.fromEntries(conflicts.map(({ name, untouched }) => [name, untouched ? 'theirs' : 'yours'])),
  )
  const merge = () =>
    onMerge(Object.fromEntries(conflicts.map((one) => [one.name, one[chosen[one.name] ?? 'yours'].value])))
  return (
    <Dialog
      title="Someone else changed this"
      size="l"
      onClose={onClose}
      actions={
        <>
          <Button variant="outline-secondary" onClick={onClose}>
            Back to editing
          </Button>
          <Button onClick={merge}>Save this version</Button>
        </>
      }
    >
      <p>It was saved by someone else while you were editing. Choose what to keep for each field.</p>
      {conflicts.map((conflict) => (
        <ConflictField
          key={conflict.name}
          conflict={conflict}
          choice={chosen[conflict.name] ?? 'yours'}
          onChoose={(choice) => setChosen((now) => ({ ...now, [conflict.name]: choice }))}
        />
      ))}
    </Dialog>
  )
}

type FieldProps = { conflict: Conflict; choice: Choice; onChoose: (choice: Choice) => void }

function ConflictField({ conflict, choice, onChoose }: FieldProps) {
  const id = useId()
  const { label, theirs, yours, untouched } = conflict
  const isLong = Math.max(theirs.text.length, yours.text.length) > longText
  const option = (side: Choice, title: string) => (
    <Check type="radio" name={id} checked={choice === side} onChange={() => onChoose(side)}>
      <strong>{title}</strong>
      <span className="d-block text-pre text-break">
        {isLong ? <Words from={theirs.text} to={yours.text} side={side} /> : conflict[side].text || <em>Empty</em>}
      </span>
    </Check>
  )
  return (
    <div className="card px-3 py-2 mb-3" role="group" aria-label={label}>
      <h3 className="h5">{label}</h3>
      {option('theirs', 'Theirs')}
      {option('yours', untouched ? 'Yours (you didn’t change it)' : 'Yours')}
    </div>
  )
}

/** One side of a text comparison; words that only this side has are marked. */
function Words({ from, to, side }: { from: string; to: string; side: Choice }) {
  const parts = diffWordsWithSpace(from, to).filter(({ added, removed }) => (side === 'yours' ? !removed : !added))
  return (
    <>
      {parts.map(({ value, added, removed }, index) =>
        added || removed ? <mark key={index}>{value}</mark> : <span key={index}>{value}</span>,
      )}
    </>
  )
}
