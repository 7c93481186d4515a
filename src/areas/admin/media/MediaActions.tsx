import { useState } from 'react'
import { adminMediaApi, useDeleteMediaMutation, useUpdateMediaMutation } from '@/api/admin/media'
import { mediaApi } from '@/api/community/media'
import { mediaFields, mediaInput, type Media } from '@/domain/community/mediaEntry'
import { useFreshRead, useIsGone } from '@/store/useFreshRead'
import { ImpactDialog } from '@/ui/ImpactDialog'
import { Menu } from '@/ui/overlay/Menu'
import { useWrite } from '@/ui/useWrite'

type Props = { media: Media; onEdit: () => void }

/** Edit, publish or unpublish, and delete one entry. */
export function MediaActions({ media, onEdit }: Props) {
  const { mediaId, title, published } = media
  const readMedia = useFreshRead(mediaApi.endpoints.getMedia)
  const isGone = useIsGone(adminMediaApi.endpoints.listMedia)
  const [update] = useUpdateMediaMutation()
  const [remove] = useDeleteMediaMutation()
  const { busy, run } = useWrite({ once: `publish-media:${mediaId}` })
  const [deleting, setDeleting] = useState(false)
  const publish = (to: boolean) =>
    run(async () => {
      // A save replaces the whole entry: start from its latest version, not from the list.
      const now = await readMedia({ mediaId }).catch(() => undefined)
      if (!now) return
      await update({ mediaId, body: mediaInput({ ...mediaFields(now), published: to }, now) })
    })
  return (
    <>
      <Menu
        of={title}
        items={[
          { label: 'Edit', onSelect: onEdit },
          // Both, if the server doesn't say whether the entry is published.
          ...[true, false]
            .filter((to) => to !== published)
            .map((to) => ({ label: to ? 'Publish' : 'Unpublish', disabled: busy, onSelect: () => void publish(to) })),
          { label: 'Delete', danger: true, onSelect: () => setDeleting(true) },
        ]}
      />
      <ImpactDialog
        open={deleting}
        name={`delete-media:${mediaId}`}
        verb="Delete"
        object={title}
        short="Delete entry"
        impact={{
          data: [
            { label: 'On the site', note: published === false ? 'Not published, so no one can see it.' : 'Removed immediately, and links to it stop working.' },
            ...(media.type === 'blog' ? [{ label: 'Comments on the post', note: 'can no longer be read' }] : []),
          ],
        }} // prettier-ignore
        onConfirm={() => remove({ mediaId })}
        readBack={() => isGone((one) => one.mediaId === mediaId)}
        onClose={() => setDeleting(false)}
      />
    </>
  )
}
