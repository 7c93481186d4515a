import { useState } from 'react'
import { adminLogsApi, useListLogsQuery } from '@/api/admin/logs'
import { fetchData } from '@/api/client/fetchOnce'
import { useMayOpen } from '@/components/access/useAccess'
import type { Shape } from '@/contract/types'
import { browserOf, deviceOf, isChange, systemOf, type LogEntry, deviceFlags, logReport } from '@/domain/admin/logs'
import { paths } from '@/domain/navigation/paths'
import { wordOf } from '@/lib/text/wording'
import { useAppDispatch } from '@/store/hooks'
import { ListPage } from '@/ui/table/ListPage'
import { dateTimeColumn, numberColumn, statusColumn, textColumn } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'
import { pageArgs, type PageArgs } from '@/ui/table/rows/pageArgs'
import { useListParams } from '@/ui/table/useListParams'
import { useOpenedRow } from '@/ui/table/rows/useOpenedRow'
import { RecordLink } from '@/components/admin/RecordLink'
import { formatDateTime } from '@/lib/dates/dates'
import { CopyButton } from '@/ui/CopyButton'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Disclosure } from '@/ui/layout/Disclosure'
import { Dialog } from '@/ui/overlay/Dialog'
import { ScrollFrame } from '@/ui/table/ScrollFrame'
import './logDialog.scss'

const devices = { mobile: 'Phone', tablet: 'Tablet', desktop: 'Computer' }
const deviceName = (entry: LogEntry) => wordOf(devices, deviceOf(entry))

const kinds = {
  error: { label: 'Error' },
  change: { label: 'Change' },
} as const

/** The columns of the log. @param mayOpenUsers whether users are links */
const columnsFor = (mayOpenUsers: boolean): readonly Column<LogEntry>[] => [
  dateTimeColumn('createdAt', 'When', ({ createdAt }) => createdAt, { second: true }),
  statusColumn('kind', 'Type', (entry) => (isChange(entry) ? 'change' : 'error'), kinds, {
    unsortable: true,
    usual: 'error',
  }),
  textColumn('message', 'Message', ({ message }) => message || 'No message', { rowHeader: true, truncate: true }),
  textColumn('description', 'Where', ({ description }) => description),
  textColumn('code', 'Code', ({ code }) => code),
  textColumn('userId', 'User', ({ userId }) => (userId === null ? 'Visitor' : userId), { to: ({ userId }) => mayOpenUsers && userId ? paths.admin.user(userId) : undefined }),
  textColumn('device', 'Device', deviceName, { unsortable: true, tableOnly: true }),
  textColumn('browser', 'Browser', browserOf, { unsortable: true, hidden: true, facet: ({ deviceInfo }) => deviceInfo?.browserName }),
  textColumn('system', 'System', systemOf, { unsortable: true, hidden: true, facet: ({ deviceInfo }) => String(deviceInfo?.osName ?? '') || undefined }),
  numberColumn('type', 'Type', ({ type }) => type, { hidden: true }),
] // prettier-ignore

const logColumns = columnsFor(false)
const linkedLogColumns = columnsFor(true)

type LogPage = Shape<'LogPage'>

const filters = ['kind', 'device', 'code', 'browser', 'system'] as const

/** Errors in the app and changes by administrators, page by page as the server sends them, or all of them to search and export. */
export default function Logs() {
  const dispatch = useAppDispatch()
  const users = useMayOpen(paths.admin.page('users'))
  const columns = users.may ? linkedLogColumns : logColumns
  const list = useListParams({ filters })
  const { opened, linkTo, close } = useOpenedRow('log')
  // Entries of other pages, once all of them were fetched to be searched.
  const [fetched] = useState(() => new Map<string, LogEntry>())
  const fetchPage = async (args: PageArgs) => {
    const ask = adminLogsApi.endpoints.listLogs.initiate(args, { forceRefetch: true })
    const page = await fetchData(dispatch(ask))
    for (const entry of page.logs) fetched.set(entry.logId, entry)
    return page
  }
  return (
    <ListPage<LogEntry, LogPage>
      title="Logs"
      lead="Errors visitors ran into, and changes made in the back office. Private details are removed first."
      query={useListLogsQuery(pageArgs(list, columns))}
      rows={({ logs }) => logs}
      total={({ total }) => total}
      fetchPage={fetchPage}
      list={list}
      columns={columns}
      rowKey={({ logId }) => logId}
      rowLink={({ logId }) => linkTo(logId)}
      filter={filters}
      errorTitle="Logs could not be retrieved"
      empty={{ title: 'No log entries', text: 'App errors and changes made in the back office will appear here.' }}
    >
      {(rows) =>
        opened && (
          <LogDialog entry={rows.find(({ logId }) => logId === opened) ?? fetched.get(opened)} onClose={close} />
        )
      }
    </ListPage>
  )
}

type Props = { entry: LogEntry | undefined; onClose: () => void }

/** One log entry: what happened to whom, the error, and the device folded away. */
function LogDialog({ entry, onClose }: Props) {
  if (!entry)
    return (
      <Dialog title="Log entry" onClose={onClose}>
        <p>This entry isn’t on this page of the log. Search all entries to find it.</p>
      </Dialog>
    )
  const { message, createdAt, description, code, userId, error } = entry
  const device = [browserOf(entry), systemOf(entry), deviceOf(entry)].filter(Boolean).join(', ')
  return (
    <Dialog
      title="Log entry"
      size="l"
      onClose={onClose}
      actions={<CopyButton text={logReport(entry)} label="Copy as report" variant="primary" size="md" />}
    >
      <p className="log-dialog-message">{message || 'No message'}</p>
      <DescriptionList
        items={[
          { term: 'When', value: formatDateTime(createdAt) },
          { term: 'Where', value: description },
          { term: 'Code', value: code },
          {
            term: 'User',
            value:
              userId === null ? 'Visitor' : userId && <RecordLink to={paths.admin.user(userId)}>{userId}</RecordLink>,
          },
        ]}
      />
      {error && (
        <ScrollFrame className="log-dialog-error" label="Error">
          <pre>{error}</pre>
        </ScrollFrame>
      )}
      <Disclosure summary={device ? `Device: ${device}` : 'Device: unknown'}>
        <DescriptionList items={deviceFlags(entry).map(({ name, value }) => ({ term: name, value }))} />
      </Disclosure>
    </Dialog>
  )
}
