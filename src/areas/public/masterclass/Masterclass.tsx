import { useGetPageQuery } from '@/api/content'
import { useListMediaByTypeQuery } from '@/api/media'
import { SafeHtml } from '@/components/SafeHtml'
import { counted, fitsSearch } from '@/domain/community/textSearch'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FilterBar } from '@/ui/table/FilterBar'
import { Page } from '@/ui/layout/Page'
import { Pagination } from '@/ui/table/Pagination'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useListParams } from '@/ui/table/useListParams'
import { ClassCard } from './ClassCard'
import { ClassDialog } from './ClassDialog'

/** The masterclasses of the media library, under the words of the content source. */
export default function Masterclass() {
  const { data: page } = useGetPageQuery('masterclass')
  const classes = useListMediaByTypeQuery({ type: 'masterclass' })
  const list = useListParams({ filters: ['topic'], size: 24 })
  const { topic } = list.filters
  const none = (
    <EmptyState title="No masterclasses yet" drawing="papers">
      The first one is being recorded.
    </EmptyState>
  )
  return (
    <div className="container-xl py-4">
      <Page
        title={page?.title ?? 'Masterclass'}
        lead={page?.lead ?? 'Short courses by people who do the thing they teach.'}
        share={page?.metadata}
      >
        {page?.sections.map(({ heading, html }, index) => (
          <section key={index} className="mb-4">
            {heading && <h2>{heading}</h2>}
            <SafeHtml html={html} />
          </section>
        ))}
        <FilterBar
          list={list}
          search="Search masterclasses"
          selects={[
            { name: 'topic', label: 'Topic', options: counted((classes.data ?? []).flatMap(({ tags = [] }) => tags)) },
          ]}
        />
        <QueryBoundary
          query={classes}
          skeleton={<Skeleton shape="tiles" rows={6} label="Loading masterclasses" />}
          empty={none}
          errorTitle="Masterclasses could not be loaded"
        >
          {(all) => {
            const found = all.filter(
              ({ title, description, author, tags = [] }) =>
                (topic === '' || tags.includes(topic)) &&
                fitsSearch(list.search, [title, description, author, ...tags]),
            )
            const at = Math.min(list.page, Math.max(1, Math.ceil(found.length / list.size)))
            return (
              <>
                <p className="visually-hidden" role="status">
                  {found.length === 1 ? '1 masterclass' : `${found.length} masterclasses`}
                </p>
                {found.length === 0 && (
                  <EmptyState
                    title="No masterclass fits"
                    drawing="search"
                    action={
                      <Button variant="outline-primary" onClick={list.clear}>
                        Show all masterclasses
                      </Button>
                    }
                  >
                    Try another word or another topic.
                  </EmptyState>
                )}
                <ul className="stories plain">
                  {found.slice((at - 1) * list.size, at * list.size).map((media) => (
                    <ClassCard key={media.mediaId} media={media} />
                  ))}
                </ul>
                <Pagination
                  page={at}
                  total={found.length}
                  size={list.size}
                  onPage={list.setPage}
                  label="Masterclasses"
                />
              </>
            )
          }}
        </QueryBoundary>
        <ClassDialog />
      </Page>
    </div>
  )
}
