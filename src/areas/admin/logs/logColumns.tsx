import { browserOf, deviceOf, isChange, systemOf, type LogEntry } from '@/domain/admin/logs'
import { paths } from '@/domain/navigation/paths'
import { wordOf } from '@/lib/text/said'
import { dateTimeColumn, linkColumn, numberColumn, statusColumn, textColumn } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'

const devices = { mobile: 'Phone', tablet: 'Tablet', desktop: 'Computer' }
const deviceName = (entry: LogEntry) => wordOf(devices, deviceOf(entry))

const kinds = {
  error: { label: 'Error', tone: 'danger' },
  change: { label: 'Change', tone: 'info' },
} as const

/** The columns of the log. @param mayOpenUsers whether users are links */
const columnsFor = (mayOpenUsers: boolean): readonly Column<LogEntry>[] => [
  dateTimeColumn('createdAt', 'When', ({ createdAt }) => createdAt, { second: true }),
  statusColumn('kind', 'Type', (entry) => (isChange(entry) ? 'change' : 'error'), kinds, { unsortable: true }),
  textColumn('message', 'Message', ({ message }) => message || 'No message', { rowHeader: true, truncate: true }),
  textColumn('description', 'Where', ({ description }) => description),
  textColumn('code', 'Code', ({ code }) => code),
  linkColumn('userId', 'User', ({ userId }) => (userId === null ? 'Visitor' : userId), ({ userId }) => mayOpenUsers && userId ? paths.admin.user(userId) : undefined, { rowHeader: false }),
  textColumn('device', 'Device', deviceName, { unsortable: true, tableOnly: true }),
  textColumn('browser', 'Browser', browserOf, { unsortable: true, hidden: true, facet: ({ deviceInfo }) => deviceInfo?.browserName }),
  textColumn('system', 'System', systemOf, { unsortable: true, hidden: true, facet: ({ deviceInfo }) => String(deviceInfo?.osName ?? '') || undefined }),
  numberColumn('type', 'Type', ({ type }) => type, { hidden: true }),
] // prettier-ignore

export const logColumns = columnsFor(false)
export const linkedLogColumns = columnsFor(true)
