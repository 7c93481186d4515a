import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useState } from 'react'
import { readSeatLines } from '@/domain/team/seatLines'
import { roleNames, seatRoles, type SeatRole } from '@/domain/access/teamAccess'
import { duplicateEmails, emptySeat, isDuplicateText, type SeatDraft } from '@/domain/team/teamValidation'
import { Alert } from '@/ui/feedback/Alert'
import { SelectField } from '@/ui/form/fields/SelectField'
import { TextField } from '@/ui/form/fields/TextField'
import { useFormFrame } from '@/ui/form/formContext'
import { RowsField } from '@/ui/form/fields/RowsField'
import { SeatImport } from './SeatImport'
import './teamSeatForm.scss'

type Props = {
  hint?: string | false
  min?: number
  /** The role of new rows. */
  newRole?: SeatRole
}

type Values = { members: SeatDraft[]; removed?: SeatDraft[]; lines: string }

/** With more rows, the form would be too slow. */
const mostPeople = 500

const isEmpty = ({ name, email }: SeatDraft) => name.trim() === '' && email.trim() === ''

/**
 * The people to invite, as rows that can be typed, pasted or read from a file. The form's values are `members` and
 * `lines`; with a value `removed`, rows that were removed or sent before are collected in it.
 */
export function SeatRows({ hint, min = 0, newRole }: Props) {
  const { values, setFieldValue, isSubmitting } = useFormikContext<Values>()
  const { errorOf } = useFormFrame()
  // Adding a list moves rows to other indexes, so their fields are mounted again.
  const [lists, setLists] = useState(0)
  const { members, removed } = values
  const noteRemoved = (rows: readonly SeatDraft[]) =>
    removed && void setFieldValue('removed', [...new Set([...removed, ...rows])])
  // A row that was sent may have been saved, even if its address is changed before the next attempt.
  const noteSent = useEffectEvent(() => noteRemoved(members))
  useEffect(() => {
    if (isSubmitting) noteSent()
  }, [isSubmitting])
  // Only for duplicates that the message at the field doesn't mention by itself.
  const hasDuplicates = members.some((_row, index) => {
    const text = errorOf(`members.${index}.email`)
    return isDuplicateText(text) && text !== duplicateEmails
  })
  const add = (text: string) => {
    const read = readSeatLines(text, newRole)
    if (read.rows.length > mostPeople) return { ...read, most: mostPeople }
    if (read.rows.length > 0) {
      void setFieldValue('members', [...members.filter((row) => !isEmpty(row)), ...read.rows])
      noteRemoved(members.filter(isEmpty))
      setLists(lists + 1)
    }
    return read
  }
  const fromText = (text: string) => {
    const { rows, unread } = readSeatLines(text, newRole)
    const isMuch = rows.length > mostPeople
    // A pasted name or address alone is left to the field.
    if (!isMuch && rows.length < 2 && !(rows[0]?.name && rows[0].email)) return undefined
    const rest = isMuch ? [text] : unread
    if (rest.length > 0) void setFieldValue('lines', [values.lines, ...rest].join('\n').trim())
    return isMuch ? [] : rows
  }
  return (
    <>
      {hasDuplicates && (
        <Alert kind="danger" live>
          {duplicateEmails}
        </Alert>
      )}
      <RowsField<SeatDraft>
        key={lists}
        name="members"
        label="Members"
        hint={hint}
        noun="member"
        empty={() => emptySeat(newRole ?? '')}
        fromText={fromText}
        onRemove={(row) => noteRemoved([row])}
        min={min}
        unordered
      >
        {(row) => <TeamSeatForm row={row} />}
      </RowsField>
      <SeatImport onText={add} />
    </>
  )
}

const roles = seatRoles.map((role) => ({ value: role, label: roleNames[role] }))

/**
 * One seat: name, email and role (R-VAL-11, R-VAL-12). Errors are shown once the form was submitted (R-VAL-13).
 * @param row path of the row in the form: `members.0`
 */
function TeamSeatForm({ row }: { row: string }) {
  return (
    <div className="team-seat-form">
      <TextField name={`${row}.name`} label="Name" autoComplete="off" />
      <TextField
        name={`${row}.email`}
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField name={`${row}.role`} label="Role" options={roles} placeholder="Choose a role" />
    </div>
  )
}
