import { useFormikContext } from 'formik'
import { useState } from 'react'
import type { SeatLines } from '@/domain/team/seatLines'
import { countOf, formatCount } from '@/lib/money/counts'
import { fileNameOf } from '@/lib/files/fileName'
import { NotText, readTextFile } from '@/lib/files/textFile'
import { attempt } from '@/ui/attempt'
import { Button } from '@/ui/Button'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { useOneFile } from '@/ui/form/files/useOneFile'
import { Disclosure } from '@/ui/layout/Disclosure'
import './seatImport.scss'

/** In bytes: a larger file, with more than a few thousand people, is not a list of members. */
const largestFile = 1_000_000

/** The result of reading a list. `most` is set if the list has more people than can be added at once. */
type Read = SeatLines & { most?: number }

type Props = {
  /** Adds the rows of a list. */
  onText: (text: string) => Read
}

function sentenceOf({ rows, unread, columns, most }: Read, guessed: boolean): string {
  if (most !== undefined)
    return `This list has ${formatCount(rows.length)} people. Please add at most ${most} at a time.`
  if (columns) return `We found no column of email addresses in this list. Its columns: ${columns.join(', ')}.`
  if (rows.length === 0)
    return unread.length > 0 ? 'We couldn’t find anyone in this list.' : 'This list has no members.'
  const added = `${countOf(rows.length, 'member')} added`
  const rest = unread.length > 0 && '. We couldn’t match the rest to anyone, so we left it in the box'
  const accents =
    guessed && '. Please check names with accents or in other scripts: we had to guess how the file stores them'
  return [added, rest, accents].filter(Boolean).join('')
}

/** Adds many members at once: lines to paste (the form's `lines`), or a CSV file. */
export function SeatImport({ onText }: Props) {
  const { values, setFieldValue } = useFormikContext<{ lines: string }>()
  const { lines } = values
  // Opens while the box contains lines, and stays open when it is emptied.
  const [isOpen, setOpen] = useState(lines !== '')
  if (lines !== '' && !isOpen) setOpen(true)
  const [message, setMessage] = useState('')
  const add = (list: string, others: readonly string[], guessed = false) => {
    const read = onText(list)
    setMessage(sentenceOf(read, guessed))
    if (read.rows.length > 0 && read.most === undefined)
      void setFieldValue('lines', [...others, ...read.unread].join('\n').trim())
  }
  const read = async (file: File | undefined) => {
    if (!file) return
    if (file.size > largestFile) return setMessage(`${fileNameOf(file)} is too large for a list of members.`)
    const outcome = await attempt(() => readTextFile(file))
    if (outcome.ok) add(outcome.answer.text, [lines], outcome.answer.guessed)
    else setMessage(outcome.error instanceof NotText ? outcome.error.message : `We couldn’t read ${fileNameOf(file)}.`)
  }
  const { drops } = useOneFile((file) => void read(file), setMessage)
  return (
    <Disclosure summary="Add several people" open={isOpen}>
      <div className="seat-import" {...drops}>
        <TextAreaField
          name="lines"
          label="One person per line"
          optional
          hint="Name, email and role, separated by commas, cells copied from a spreadsheet, or the recipients of an email. If you leave out the role, they become a team member."
          placeholder={'Ada Tan, ada@kopiworks.sg, Administrator\nBen Ong, ben@kopiworks.sg'}
        />
        <div className="actions">
          <Button
            variant="outline-secondary"
            size="sm"
            why={lines.trim() === '' ? 'Paste a list first' : undefined}
            onClick={() => add(lines, [])}
          >
            Add these lines
          </Button>
          <span className="seat-import-file btn btn-outline-secondary btn-sm">
            Choose a CSV file
            <input
              type="file"
              accept=".csv,.tsv,.txt,.vcf,text/csv,text/tab-separated-values,text/plain,text/vcard"
              aria-label="Choose a CSV file"
              onChange={(event) => {
                void read(event.target.files?.[0])
                // Lets the same file be chosen again.
                event.target.value = ''
              }}
            />
          </span>
          <span role="status">{message}</span>
        </div>
      </div>
    </Disclosure>
  )
}
