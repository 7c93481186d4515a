import { useContent } from '@/store/content/useContent'
import { ContentWords } from '@/components/contact/ContentWords'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Page } from '@/ui/layout/Page'
import { ClassDialog } from './ClassDialog'
import { ClassList } from './ClassList'

/** Shown until the content has loaded; as long as the content's own text, so that nothing moves. */
const lead =
  'Short courses taught by people who do it for a living. Each class takes less than an hour and ends with something you can use the same day.'

/** The masterclasses of the media library, with an introduction from the content source. */
export default function Masterclass() {
  const { data: page, isFetching } = useContent('pages/masterclass.json')
  return (
    <div className="container-xl py-4">
      <Page title={page?.title ?? 'Masterclass'} lead={page?.lead ?? lead} share={page?.metadata}>
        {!page && isFetching ? (
          <Skeleton shape="tiles" rows={6} label="Loading masterclasses" />
        ) : (
          <>
            <ContentWords page={page} />
            <ClassList />
            <ClassDialog />
          </>
        )}
      </Page>
    </div>
  )
}
