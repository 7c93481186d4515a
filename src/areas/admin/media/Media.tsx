import { useMemo } from 'react'
import { useListMediaQuery } from '@/api/admin/media'
import type { Media as Entry } from '@/domain/community/mediaEntry'
import { sizeText } from '@/lib/files/fileSize'
import { yesOrNo, capitalised } from '@/lib/text/wording'
import { Button } from '@/ui/Button'
import { useQuickActions } from '@/ui/hooks/useQuickActions'
import { dateColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { ListPage } from '@/ui/table/ListPage'
import { MissingRecord } from '@/ui/table/rows/OpenedRecord'
import { useOpenedRow } from '@/ui/table/rows/useOpenedRow'
import { MediaActions } from './MediaActions'
import { MediaDialog } from './MediaDialog'

const fileOf = ({ contentType, sizeBytes, url }: Entry) =>
  [contentType ?? (url ? 'link' : ''), sizeBytes ? sizeText(sizeBytes) : ''].filter(Boolean).join(', ')

/** @param link opens an entry */
const mediaColumns = (link: (id: string) => string): readonly Column<Entry>[] => [
  textColumn('title', 'Title', ({ title }) => title, { rowHeader: true, to: ({ mediaId }) => link(mediaId), note: ({ uid }) => uid }),
  textColumn('type', 'Type', ({ type }) => capitalised(type), { facet: ({ type }) => type, unlabelled: true }),
  statusColumn('state', 'Status', ({ published }) => yesOrNo(published, 'published', 'draft'), {
    published: { label: 'Published', tone: 'success' },
    draft: { label: 'Draft', tone: 'warning' },
  }),
  textColumn('author', 'Author', ({ author }) => author, { unlabelled: true }),
  textColumn('tags', 'Tags', ({ tags = [] }) => tags.join(', '), { facet: ({ tags = [] }) => tags, tableOnly: true }),
  textColumn('file', 'File', fileOf, { hidden: true }),
  dateColumn('published', 'Published', ({ publishedAt }) => publishedAt, { second: true }),
  dateColumn('updated', 'Changed', ({ updatedAt }) => updatedAt, { wideOnly: true, tableOnly: true }),
] // prettier-ignore

/** The media library: blog posts, masterclasses, pictures and documents. */
export default function Media() {
  const { opened, linkTo, open, close } = useOpenedRow('edit')
  useQuickActions([{ label: 'Add media', onSelect: () => open('new') }])
  const columns = useMemo(() => mediaColumns(linkTo), [linkTo])
  return (
    <ListPage
      title="Media"
      lead="Blog posts, masterclasses, pictures and documents. Members can see published entries."
      query={useListMediaQuery()}
      columns={columns}
      rowKey={({ mediaId }) => mediaId}
      tabs="state"
      filter={['type', 'tags']}
      sort="-updated"
      errorTitle="We couldn’t load the media library"
      empty={{ title: 'The library is empty', text: 'Media you add will appear here, and on the site once published.' }}
      actions={<Button onClick={() => open('new')}>Add media</Button>}
      rowActions={(media) => <MediaActions media={media} onEdit={() => open(media.mediaId)} />}
    >
      {(all) => {
        const media = all.find(({ mediaId }) => mediaId === opened)
        if (!opened) return null
        if (!media && opened !== 'new') return <MissingRecord noun="entry" onClose={close} />
        return <MediaDialog key={opened} media={media} onClose={close} />
      }}
    </ListPage>
  )
}
