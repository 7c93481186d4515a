import { PlayFill } from 'react-bootstrap-icons'
import { isNotFound } from '@/api/client/errors'
import { useGetMediaQuery } from '@/api/community/media'
import { ByLine } from '@/components/ByLine'
import { SafeHtml } from '@/components/SafeHtml'
import { webLink } from '@/lib/text/webAddress'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { useParam } from '@/ui/hooks/useParam'
import { minutesOf } from './minutes'

/** A masterclass in a dialog with its own URL. */
export function ClassDialog() {
  const [id = '', open] = useParam('class')
  const media = useGetMediaQuery({ mediaId: id }, { skip: id === '' })
  if (id === '') return null
  const found = media.currentData
  const url = webLink(found?.url)
  return (
    <Dialog
      title={found?.title ?? 'Masterclass'}
      size="l"
      onClose={() => open()}
      {...(url && {
        actions: (
          <Button href={url} target="_blank" rel="noopener noreferrer" icon={<PlayFill aria-hidden />}>
            Watch{found?.durationSeconds ? ` (${minutesOf(found.durationSeconds)})` : ''}
            <span className="visually-hidden"> in a new tab</span>
          </Button>
        ),
      })}
    >
      <QueryBoundary
        query={media}
        discardStale
        what="this masterclass"
        skeleton={{ rows: 5 }}
        isMissing={isNotFound}
        empty={{
          title: 'We couldn’t find this masterclass',
          text: 'It may have been removed, or the link is out of date.',
          drawing: 'papers',
          card: false,
        }}
      >
        {({ author, publishedAt, body, description }) => (
          <>
            <ByLine author={author} at={publishedAt} />
            <div className="mt-3">{body ? <SafeHtml html={body} /> : <p>{description}</p>}</div>
            {!url && <p className="text-muted">There’s no recording to watch.</p>}
          </>
        )}
      </QueryBoundary>
    </Dialog>
  )
}
