import { parseCsv } from '@/lib/csv'
import { roleNames, seatRoles, type SeatRole } from '../access/teamAccess'
import type { SeatDraft } from './teamValidation'

type Field = 'name' | 'email' | 'role'

const headers: Record<string, Field> = {
  name: 'name',
  'full name': 'name',
  email: 'email',
  'e-mail': 'email',
  'email address': 'email',
  'e-mail address': 'email',
  role: 'role',
}

const usualOrder: readonly Field[] = ['name', 'email', 'role']

/** The role that a text names: `Finance staff`, `finance`, `TEAM_FINANCE`; empty if it names none. */
function roleOf(text: string): SeatRole | '' {
  const word = text.trim().toLowerCase()
  const first = (name: string) => name.toLowerCase().split(' ')[0]
  const fits = (role: SeatRole) =>
    [role.toLowerCase(), roleNames[role].toLowerCase(), first(roleNames[role])].includes(word) ||
    role.toLowerCase() === `team_${word}`
  return seatRoles.find(fits) ?? ''
}

/** The columns of a list by its first line; undefined if that line is not a header. */
function columnsOf(cells: readonly string[]): (Field | undefined)[] | undefined {
  const fields = cells.map((cell) => headers[cell.toLowerCase()])
  return fields.includes('email') ? fields : undefined
}

/** `Ada Tan <ada@x.example>` as name and address. */
function mailbox(text: string): { name: string; email: string } | undefined {
  const [, name = '', email] = /^"?([^"<]*)"?\s*<([^<>\s]+)>$/.exec(text.trim()) ?? []
  return email === undefined ? undefined : { name: name.trim(), email }
}

function toRow(cells: readonly string[], columns: readonly (Field | undefined)[], role: SeatRole): SeatDraft {
  const cell = (field: Field) => cells[columns.indexOf(field)] ?? ''
  const whole = mailbox(cells[0] ?? '')
  if (whole) return { id: '', ...whole, role: cells[1] ? roleOf(cells[1]) : role }
  // A lone address is an address, wherever the names would be.
  const lone = cells.filter(Boolean).length === 1 && cells[0]?.includes('@')
  const email = lone ? (cells[0] ?? '') : cell('email')
  const given = cell('role')
  return { id: '', name: lone ? '' : cell('name'), email, role: given === '' ? role : roleOf(given) }
}

/**
 * Reads pasted lines or a CSV file of name, e-mail and role into rows of the seat form (T7.2). Nothing is left out or
 * corrected: what is missing or wrong is fixed in its row.
 * @param role the role of lines without one; a role that does not exist stays empty
 */
export function readSeatLines(text: string, role: SeatRole = 'TEAM_MEMBER'): SeatDraft[] {
  const lines = parseCsv(text)
  const columns = columnsOf(lines[0] ?? [])
  const rows = columns ? lines.slice(1) : lines
  return rows.map((cells) => toRow(cells, columns ?? usualOrder, role))
}
