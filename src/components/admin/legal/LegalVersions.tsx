import { TextComparison } from '@/components/legal/TextComparison'
import { newestFirst } from '@/domain/community/legalVersions'
import { formatDateTime } from '@/lib/dates/dates'
import { Button } from '@/ui/Button'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { Dialog } from '@/ui/overlay/Dialog'
import { dateTimeColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { QueryTable } from '@/ui/table/QueryTable'
import { versionName, type LegalText } from './legalEditing'

type Row = { text: LegalText; state: 'current' | 'earlier' | undefined }

/** Which version is the current one is known by number or date. */
const isOrdered = (all: readonly LegalText[]) =>
  all.length < 2 || all.every(({ version, createdAt }) => version ?? createdAt)

const columns: readonly Column<Row>[] = [
  {
    ...textColumn<Row>('version', 'Version', ({ text }) => versionName(text), { rowHeader: true }),
    // Versions are numbers as text: 10 comes after 9.
    value: ({ text }) => Number(text.version) || versionName(text),
  },
  statusColumn('state', 'Status', ({ state }) => state, {
    current: { label: 'Current', tone: 'success' },
    earlier: { label: 'Replaced' },
  }),
  dateTimeColumn('published', 'Published', ({ text }) => text.createdAt, { second: true }),
  textColumn('notes', 'What changed', ({ text }) => text.versionNotes, { unsortable: true }),
]

type Props = { title: string; versions: QueryResult<readonly LegalText[]>; onWrite: () => void }

/** Every version in a table; one of them opened next to the version before it. */
export function LegalVersions({ title, versions, onWrite }: Props) {
  return (
    <QueryTable<Row, readonly LegalText[]>
      caption={`Versions of the ${title.toLowerCase()}`}
      query={versions}
      rows={(all) =>
        newestFirst(all).map((text, index) => ({
          text,
          state: isOrdered(all) ? (index === 0 ? 'current' : 'earlier') : undefined,
        }))
      }
      columns={columns}
      rowKey={({ text }) => text.legalTextId}
      search="Search the notes"
      sort="-published"
      exportName={`${title.toLowerCase().replaceAll(' ', '-')}-versions`}
      errorTitle={`We couldn’t load the ${title.toLowerCase()}`}
      empty={{
        title: `No ${title.toLowerCase()} yet`,
        text: 'Versions you publish will appear here. Members are asked to accept the first one as soon as it’s published.',
        action: <Button onClick={onWrite}>Write first version</Button>,
      }}
      record={{
        param: 'version',
        dialog: (row, close, rows) => <OpenedVersion title={title} row={row} rows={rows} onClose={close} />,
      }}
    />
  )
}

type OpenedProps = { title: string; row: Row; rows: readonly Row[]; onClose: () => void }

function OpenedVersion({ title, row, rows, onClose }: OpenedProps) {
  const { text, state } = row
  const place = rows.indexOf(row)
  const before = state && rows[place + 1]?.text
  return (
    <Dialog title={`${title}: version ${versionName(text)}`} size="xl" onClose={onClose}>
      <p className="text-muted">
        {text.createdAt && `Published ${formatDateTime(text.createdAt)}. `}
        {before && `Compared with version ${versionName(before)}.`}
        {place === rows.length - 1 && state && 'This is the first version.'}
      </p>
      {text.versionNotes && <p>{text.versionNotes}</p>}
      <TextComparison title={title} before={before?.content} after={text.content} />
    </Dialog>
  )
}
