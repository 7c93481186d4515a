import { useId, useState } from 'react'
import { attempt } from '@/ui/attempt'
import { Button } from '@/ui/Button'
import { Disclosure } from '@/ui/layout/Disclosure'
import './seatImport.scss'

/** A list for more than a few thousand people is not a list of members. */
const largestFile = 1_000_000

type Props = {
  /** Adds the rows of a list. @returns how many */
  onText: (text: string) => number
}

/** Adds many members at once: lines to paste, or a CSV file (T7.2). */
export function SeatImport({ onText }: Props) {
  const id = useId()
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const add = (list: string) => {
    const count = onText(list)
    setSaid(count === 0 ? 'This list has no members.' : count === 1 ? '1 member added' : `${count} members added`)
    if (count > 0) setText('')
  }
  const read = async (file: File | undefined) => {
    if (!file) return
    if (file.size > largestFile) return setSaid(`${file.name} is too large for a list of members.`)
    const outcome = await attempt(() => file.text())
    if (outcome.ok) add(outcome.answer)
    else setSaid(`We couldn’t read ${file.name}.`)
  }
  return (
    <Disclosure summary="Add several at once">
      <div className="seat-import">
        <label className="form-label" htmlFor={id}>
          One person per line
        </label>
        <div id={`${id}-hint`} className="field-hint">
          Name, email and role, separated by commas, or cells copied from a spreadsheet. If you leave out the role, they
          become a team member.
        </div>
        <textarea
          id={id}
          className="form-control"
          rows={4}
          aria-describedby={`${id}-hint`}
          placeholder={'Ada Tan, ada@kopiworks.sg, Administrator\nBen Ong, ben@kopiworks.sg'}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="actions mt-3">
          <Button
            variant="outline-primary"
            size="sm"
            why={text.trim() === '' ? 'Paste a list first' : undefined}
            onClick={() => add(text)}
          >
            Add these lines
          </Button>
          <span className="seat-import-file btn btn-outline-secondary btn-sm">
            Choose a CSV file
            <input
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              aria-label="Choose a CSV file"
              onChange={(event) => {
                void read(event.target.files?.[0])
                // Lets the same file be chosen again.
                event.target.value = ''
              }}
            />
          </span>
          <span role="status">{said}</span>
        </div>
      </div>
    </Disclosure>
  )
}
