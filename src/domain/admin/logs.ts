import type { Shape } from '@/contract/types'
import { formatDate } from '@/lib/dates/dates'
import { changeCode } from '../tracking/logCodes'

export type LogEntry = Shape<'LogEntry'>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const joined = (...parts: unknown[]) => parts.map(textOf).filter(Boolean).join(' ')

/** The browser of a log entry with its version: `Safari 17.4`; empty if unknown. */
export const browserOf = ({ deviceInfo = {} }: LogEntry): string =>
  joined(deviceInfo.browserName, deviceInfo.browserVersion)

/** The operating system of a log entry: `iOS 17.4`; empty if unknown. */
export const systemOf = ({ deviceInfo = {} }: LogEntry): string => joined(deviceInfo.osName, deviceInfo.osVersion)

/** The kind of device: `mobile`, `tablet`, `desktop`; empty if unknown. */
export const deviceOf = ({ deviceInfo = {} }: LogEntry): string => textOf(deviceInfo.deviceType)

/** Every flag of the device as text, in the order it was sent. */
export const deviceFlags = ({ deviceInfo = {} }: LogEntry): { name: string; value: string }[] =>
  Object.entries(deviceInfo).map(([name, value]) => ({
    name,
    value:
      typeof value === 'boolean'
        ? value
          ? 'Yes'
          : 'No'
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value),
  }))

/** A log entry as plain text for a bug report. Times are in UTC; the user is named by id only. */
export function logReport(entry: LogEntry): string {
  const { logId, createdAt, message, description, code, type, userId, error } = entry
  const device = [browserOf(entry), systemOf(entry), deviceOf(entry)].filter(Boolean).join(', ')
  const facts = [
    ['Message', message], ['When', createdAt], ['Where', description], ['Code', code], ['Type', type],
    ['User', userId === null ? 'visitor' : userId], ['Device', device], ['Log', logId],
  ] // prettier-ignore
  const lines = facts.flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [`${name}: ${value}`],
  )
  return [...lines, ...(error ? ['', error.trim()] : [])].join('\n')
}

/** Whether an entry reports a change that an administrator made; all others report errors. */
export const isChange = ({ code }: Pick<LogEntry, 'code'>): boolean => code === changeCode

/** How many errors of the newest entries are of the day of `now`, in ms: the reader's day, by which the log shows and finds them. */
export const entriesOfToday = (newest: readonly LogEntry[], now: number): number =>
  newest.filter((entry) => !isChange(entry) && isOfDay(entry, now)).length

/** Whether an entry is of the reader's day of `now`, in ms. */
export const isOfDay = ({ createdAt }: LogEntry, now: number): boolean =>
  Boolean(createdAt && formatDate(createdAt) === formatDate(now))
