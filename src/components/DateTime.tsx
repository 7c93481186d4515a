import { formatDate, formatDateTime, zoneLabel, type DateInput as Moment } from '@/lib/dates'

type Props = { at: Moment; /** With the hour, and the zone on hover. */ time?: boolean }

/** A day as DD/MM/YYYY, or a moment with its hour (R-CONST-10). */
export function DateTime({ at, time = false }: Props) {
  const machine = typeof at === 'string' ? at : undefined
  return (
    <time className="num text-nowrap" dateTime={machine} title={time ? zoneLabel(at) : undefined}>
      {time ? formatDateTime(at) : formatDate(at)}
    </time>
  )
}
