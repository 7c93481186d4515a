import { useFormikContext } from 'formik'
import { useState } from 'react'
import { attempt } from '@/ui/attempt'
import { Button } from '@/ui/Button'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { Disclosure } from '@/ui/layout/Disclosure'
import './seatImport.scss'

/** A list for more than a few thousand people is not a list of members. */
const largestFile = 1_000_000

type Props = {
  /** Adds the rows of a list. @returns how many */
  onText: (text: string) => number
}

/** Adds many members at once: lines to paste (the form's `lines`), or a CSV file (T7.2). */
export function SeatImport({ onText }: Props) {
  const { values, setFieldValue } = useFormikContext<{ lines: string }>()
  const { lines } = values
  // Lines that were kept from last time are shown.
  const [isOpen] = useState(lines !== '')
  const [said, setSaid] = useState('')
  const add = (list: string) => {
    const count = onText(list)
    setSaid(count === 0 ? 'This list has no members.' : count === 1 ? '1 member added' : `${count} members added`)
    return count
  }
  const read = async (file: File | undefined) => {
    if (!file) return
    if (file.size > largestFile) return setSaid(`${file.name} is too large for a list of members.`)
    const outcome = await attempt(() => file.text())
    if (outcome.ok) add(outcome.answer)
    else setSaid(`We couldn’t read ${file.name}.`)
  }
  return (
    <Disclosure summary="Add several at once" open={isOpen}>
      <div className="seat-import">
        <TextAreaField
          name="lines"
          label="One person per line"
          optional
          hint="Name, email and role, separated by commas, or cells copied from a spreadsheet. If you leave out the role, they become a team member."
          placeholder={'Ada Tan, ada@kopiworks.sg, Administrator\nBen Ong, ben@kopiworks.sg'}
        />
        <div className="actions">
          <Button
            variant="outline-primary"
            size="sm"
            why={lines.trim() === '' ? 'Paste a list first' : undefined}
            onClick={() => {
              if (add(lines) > 0) void setFieldValue('lines', '')
            }}
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
