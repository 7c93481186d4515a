import { singaporeDay } from '@/lib/dates/singaporeDay'
import { formatDate, formatDateTime, formatTime, zoneLabel, type DateInput as Moment } from '@/lib/dates/dates'

type Props = {
  at: Moment
  /** Shows the time too, or alone, with the time zone on hover. */
  time?: boolean | 'alone'
}

/** A date as DD/MM/YYYY, optionally with the time (R-CONST-10). */
export function DateTime({ at, time = false }: Props) {
  const machine = typeof at === 'string' ? at : undefined
  return (
    <time className="num text-nowrap" dateTime={machine} title={time ? zoneLabel(at) : undefined}>
      {time === 'alone' ? formatTime(at) : time ? formatDateTime(at) : formatDate(at)}
    </time>
  )
}

/** The day that the server bills by: in Singapore, whatever the member's zone. */
export function BilledDate({ at }: { at: string | number | null | undefined }) {
  return <DateTime at={singaporeDay(at)} />
}
