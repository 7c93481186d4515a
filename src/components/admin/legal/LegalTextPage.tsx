import { fetchOnce } from '@/api/client/fetchOnce'
import { profileApi } from '@/api/account/profile'
import { newestFirst } from '@/domain/community/legalVersions'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/Button'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useParam } from '@/ui/hooks/useParam'
import { useQuickActions } from '@/ui/hooks/useQuickActions'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { lazyPart } from '@/ui/lazyPart'
import { TextComparison } from '@/components/legal/TextComparison'
import { formatDateTime } from '@/lib/dates/dates'
import { Dialog } from '@/ui/overlay/Dialog'
import { dateTimeColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { QueryTable } from '@/ui/table/QueryTable'
import { type LegalEditing, type LegalText, versionName } from './legalEditing'

const loading = <Skeleton shape="form" label="Loading the editor" />
const LegalEditor = lazyPart(() => import('./LegalEditor'), 'LegalEditor', loading)

type Props = LegalEditing & { versions: QueryResult<readonly LegalText[]> }

/** The versions of one legal text, and the editor for the next one. */
export function LegalTextPage({ title, versions, ...editing }: Props) {
  const [show = 'versions', setShow] = useParam('show')
  const known = versions.data && newestFirst(versions.data)
  const isWriting = show === 'new'
  useQuickActions(isWriting ? [] : [{ label: 'Write a new version', onSelect: () => setShow('new') }])
  const dispatch = useAppDispatch()
  const onPublished = () => {
    setShow()
    // The publisher has to agree too: the guards redirect as soon as the profile says so.
    void fetchOnce(dispatch(profileApi.endpoints.getMe.initiate(undefined, { forceRefetch: true })))
  }
  return (
    <Page
      title={title}
      tabTitle={`Admin: ${title}`}
      lead="Every version is kept. Members must accept the latest one to use their account."
    >
      <Tabs
        label={title}
        tabs={[
          { key: 'versions', label: 'Versions', ...(known && { count: known.length }) },
          { key: 'new', label: 'New version', load: LegalEditor.load },
        ]}
        value={isWriting ? 'new' : 'versions'}
        onChange={(key) => setShow(key === 'new' ? key : undefined)}
      >
        {!isWriting || !known ? (
          <LegalVersions title={title} versions={versions} onWrite={() => setShow('new')} />
        ) : (
          <LegalEditor title={title} versions={known} onPublished={onPublished} {...editing} />
        )}
      </Tabs>
    </Page>
  )
}

type Row = { text: LegalText; state: 'current' | 'earlier' | undefined }

/** Whether the current version can be determined, by its number or date. */
const isOrdered = (all: readonly LegalText[]) =>
  all.length < 2 || all.every(({ version, createdAt }) => version ?? createdAt)

const columns: readonly Column<Row>[] = [
  {
    ...textColumn<Row>('version', 'Version', ({ text }) => `Version ${versionName(text)}`, { rowHeader: true }),
    // Versions are numbers as text: 10 comes after 9.
    value: ({ text }) => Number(text.version) || versionName(text),
  },
  statusColumn('state', 'Status', ({ state }) => state, {
    current: { label: 'Current', tone: 'success' },
    earlier: { label: 'Replaced' },
  }),
  dateTimeColumn('published', 'Published', ({ text }) => text.createdAt, { second: true }),
  textColumn('notes', 'What changed', ({ text }) => text.versionNotes, { unsortable: true, unlabelled: true }),
]

type LegalVersionsProps = { title: string; versions: QueryResult<readonly LegalText[]>; onWrite: () => void }

/** Every version in a table; one of them opened next to the version before it. */
function LegalVersions({ title, versions, onWrite }: LegalVersionsProps) {
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
