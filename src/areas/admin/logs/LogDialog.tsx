import { RecordLink } from '@/components/admin/RecordLink'
import { browserOf, deviceFlags, deviceOf, logReport, systemOf, type LogEntry } from '@/domain/admin/logs'
import { paths } from '@/domain/navigation/paths'
import { formatDateTime } from '@/lib/dates/dates'
import { CopyButton } from '@/ui/CopyButton'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Disclosure } from '@/ui/layout/Disclosure'
import { Dialog } from '@/ui/overlay/Dialog'
import { ScrollFrame } from '@/ui/table/ScrollFrame'
import './logDialog.scss'

type Props = { entry: LogEntry | undefined; onClose: () => void }

/** One log entry: what happened to whom, the error, and the device folded away. */
export function LogDialog({ entry, onClose }: Props) {
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
