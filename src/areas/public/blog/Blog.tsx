import { useListBlogPostsQuery } from '@/api/content'
import { counted, fitsSearch } from '@/domain/community/textSearch'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FilterBar } from '@/ui/table/FilterBar'
import { Page } from '@/ui/layout/Page'
import { Pagination } from '@/ui/table/Pagination'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useListParams } from '@/ui/table/useListParams'
import { PostCard } from './PostCard'

/** The posts of the blog, newest first. */
export default function Blog() {
  const posts = useListBlogPostsQuery()
  const list = useListParams({ filters: ['tag'], size: 13 })
  const { tag } = list.filters
  const nothing = (
    <EmptyState title="Nothing has been written yet" drawing="papers">
      The first post is on its way.
    </EmptyState>
  )
  return (
    <div className="container-xl py-4">
      <Page title="Blog" lead="What members have learnt the hard way, so that you need not.">
        <FilterBar
          list={list}
          search="Search posts"
          selects={[{ name: 'tag', label: 'Topic', options: counted((posts.data ?? []).flatMap(({ tags }) => tags)) }]}
        />
        <QueryBoundary
          query={posts}
          skeleton={<Skeleton shape="tiles" rows={6} label="Loading posts" />}
          empty={nothing}
          errorTitle="Posts could not be loaded"
        >
          {(all) => {
            const found = all.filter(
              ({ title, summary, author, tags }) =>
                (tag === '' || tags.includes(tag)) && fitsSearch(list.search, [title, summary, author, ...tags]),
            )
            const page = Math.min(list.page, Math.max(1, Math.ceil(found.length / list.size)))
            return (
              <>
                <p className="visually-hidden" role="status">
                  {found.length === 1 ? '1 post' : `${found.length} posts`}
                </p>
                {found.length === 0 && (
                  <EmptyState
                    title="No post fits"
                    drawing="search"
                    action={
                      <Button variant="outline-primary" onClick={list.clear}>
                        Show all posts
                      </Button>
                    }
                  >
                    Try another word or another topic.
                  </EmptyState>
                )}
                <ul className="stories plain">
                  {found.slice((page - 1) * list.size, page * list.size).map((post, index) => (
                    <PostCard key={post.uid} post={post} large={index === 0 && page === 1 && !list.isFiltered} />
                  ))}
                </ul>
                <Pagination page={page} total={found.length} size={list.size} onPage={list.setPage} label="Posts" />
              </>
            )
          }}
        </QueryBoundary>
      </Page>
    </div>
  )
}
