import type { ReactNode } from 'react'
import { epochMs, formatDate, formatDateTime, zoneLabel } from '@/lib/dates/dates'
import { formatSgd, toSgd, type Cents } from '@/lib/money/money'
import { dash } from '@/lib/text/wording'
import { Avatar } from '../Avatar'
import type { Role } from '../roles'
import type { Column } from './columns'
import { RowLink } from './RowLink'
import { StatusBadge } from '../feedback/StatusBadge'
import { statusOf, type StatusTable } from '../feedback/statuses'

type Text = string | null | undefined
type Moment = string | number | Date | null | undefined

export type ColumnOptions<Row> = Omit<Column<Row>, 'key' | 'header' | 'text'>
type NoteOption<Row> = {
  /** A second, muted line in the cell; searched and exported with the text. */
  note?: (row: Row) => Text
}

/** The text that names a row is never empty: a link without text could be neither seen nor heard. */
const missing = ({ rowHeader }: { rowHeader?: boolean | undefined }) => (rowHeader ? dash : '')

type LinkOption<Row> = {
  /** Makes it a link; rows without a target show plain text. */
  to?: (row: Row) => string | undefined
}

/** A text column. `facet` with `choices` adds a filter. */
export function textColumn<Row>(
  key: string,
  header: string,
  read: (row: Row) => Text,
  { note, to, ...options }: ColumnOptions<Row> & NoteOption<Row> & LinkOption<Row> = {},
): Column<Row> {
  const text = (row: Row) => read(row) || missing(options)
  const link = (row: Row) => <RowLink to={to?.(row)}>{breakable(text(row))}</RowLink>
  return { key, header, ...withNote(text, note, link), opens: to !== undefined, ...options }
}

const figures = new Intl.NumberFormat('en-SG', { maximumFractionDigits: 2 })

/** A number column, right-aligned; missing values are empty. */
export function numberColumn<Row>(
  key: string,
  header: string,
  read: (row: Row) => number | null | undefined,
  {
    format = (value) => figures.format(value).replace('-', '\u2212'),
    ...options
  }: ColumnOptions<Row> & { format?: (value: number) => string } = {},
): Column<Row> {
  const value = (row: Row) => read(row) ?? undefined
  return {
    key,
    header,
    number: true,
    value,
    exported: value,
    text: (row) => {
      const known = value(row)
      return known === undefined ? '' : format(known)
    },
    ...options,
  }
}

/** An amount in integer cents, shown in Singapore dollars; exported in dollars as a number, under `… (SGD)`. */
export function moneyColumn<Row>(
  key: string,
  header: string,
  read: (row: Row) => Cents | null | undefined,
  options: ColumnOptions<Row> = {},
): Column<Row> {
  return {
    ...numberColumn(key, header, read, { format: formatSgd, lead: true, ...options }),
    exported: (row) => {
      const cents = read(row) ?? undefined
      return cents === undefined ? undefined : toSgd(cents)
    },
  }
}

/** A date column as DD/MM/YYYY, sorted chronologically. */
export const dateColumn = <Row,>(
  key: string,
  header: string,
  read: (row: Row) => Moment,
  options: ColumnOptions<Row> = {},
): Column<Row> => dateTimeColumn(key, header, read, { format: formatDate, title: () => undefined, ...options })

/** A date and time column as DD/MM/YYYY HH:mm in the user's time zone, which is shown in the tooltip. */
export function dateTimeColumn<Row>(
  key: string,
  header: string,
  read: (row: Row) => Moment,
  {
    format = formatDateTime,
    title = zoneLabel,
    ...options
  }: ColumnOptions<Row> & { format?: (value: Moment) => string; title?: (value: Moment) => string | undefined } = {},
): Column<Row> {
  const text = (row: Row) => format(read(row))
  const cell = (row: Row) => {
    const at = read(row)
    return (
      text(row) && (
        <time className="num text-nowrap" dateTime={typeof at === 'string' ? at : undefined} title={title(at)}>
          {text(row)}
        </time>
      )
    )
  }
  return { key, header, text, cell, value: (row) => epochMs(read(row)), moment: true, ...options }
}

export type { Column } from './columns'
export type { StatusTable }

type UsualOption<State> = {
  /**
   * The state of most rows, left out on phones, where a badge on each card would hide the others. A state that an
   * answer doesn't say is not mistaken for it: "–".
   */
  usual?: State
}

/**
 * A status column with badges; kinds, none of which has a tone, are plain text. The map gives label, tone and, in
 * order, the choices of the filter of that name.
 */
export function statusColumn<Row, State extends string>(
  key: string,
  header: string,
  read: (row: Row) => State | null | undefined,
  states: StatusTable<State>,
  { note, usual, ...options }: ColumnOptions<Row> & NoteOption<Row> & UsualOption<State> = {},
): Column<Row> {
  const stateOf = (row: Row) => {
    const state = read(row)
    return state ? statusOf(states, state) : undefined
  }
  const kinds = Object.values<{ label: string; tone?: Role }>(states)
  const isPlain = kinds.every(({ tone }) => tone === undefined)
  const badge = (row: Row): ReactNode => {
    const state = stateOf(row)
    if (!state) return usual === undefined ? '' : dash
    const shown = isPlain ? state.label : <StatusBadge tone={state.tone}>{state.label}</StatusBadge>
    return read(row) === usual ? <span className="data-usual">{shown}</span> : shown
  }
  return {
    key,
    header,
    ...withNote((row) => stateOf(row)?.label ?? '', note, badge),
    value: (row) => stateOf(row)?.label,
    facet: (row) => read(row) ?? undefined,
    choices: Object.entries<{ label: string }>(states).map(([value, { label }]) => ({ value, label })),
    unlabelled: isPlain,
    ...options,
  }
}

export type Person = { name: Text; email?: Text; picture?: Text }

/** A person column: picture or initials, name, and the email address below. */
export function personColumn<Row>(
  key: string,
  header: string,
  read: (row: Row) => Person,
  { to, ...options }: ColumnOptions<Row> & LinkOption<Row> = {},
): Column<Row> {
  const lines = (row: Row) => {
    const { name, email } = read(row)
    const known = [name, email].filter((line): line is string => Boolean(line))
    return known.length === 0 && options.rowHeader ? [dash] : known
  }
  const cell = (row: Row) => {
    const { picture } = read(row)
    const [first = '', second] = lines(row)
    return (
      <span className="data-person">
        <Avatar name={first} src={picture} size={32} />
        <span>
          <RowLink to={to?.(row)}>{breakable(first)}</RowLink>
          {second && <span className="data-note">{breakable(second)}</span>}
        </span>
      </span>
    )
  }
  return { key, header, text: (row) => lines(row).join(', '), cell, opens: to !== undefined, ...options }
}

/** An e-mail address that breaks in front of its `@` before it breaks within a word. */
function breakable(text: string): ReactNode {
  const at = text.lastIndexOf('@')
  if (at < 1) return text
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}

/** Adds a muted second line to a cell and to its text. */
function withNote<Row>(
  text: (row: Row) => string,
  note: ((row: Row) => Text) | undefined,
  content?: (row: Row) => ReactNode,
): Pick<Column<Row>, 'text' | 'cell' | 'value'> {
  if (!note) return content ? { text, cell: content } : { text }
  return {
    value: text,
    text: (row) => [text(row), note(row)].filter(Boolean).join(', '),
    cell: (row) => {
      const first = (content ?? text)(row)
      const second = note(row)
      if (!second) return first
      // One box: on the cards of phones, the parts of a cell stand side by side.
      return (
        <span>
          {first}
          <span className="data-note">{breakable(second)}</span>
        </span>
      )
    },
  }
}
