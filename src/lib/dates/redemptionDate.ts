import moment from 'moment'
import { parseDate, type DateInput } from './dates'

/** Formats the time of a redemption as `DD/MM/YYYY - hh:mm A` (R-RED-02); empty if there is none. */
export function formatRedemptionDate(value: DateInput): string {
  const date = parseDate(value)
  return date ? moment(date).format('DD/MM/YYYY - hh:mm A') : ''
}
