import { useListBlogPostsQuery } from '@/api/content'
import type { BlogPost } from '@/contract/content'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FilterBar } from '@/ui/table/FilterBar'
import { Page } from '@/ui/layout/Page'
import { ListResults } from '@/ui/table/ListResults'
import { Skeleton } from '@/ui/feedback/Skeleton'
import type { Column } from '@/ui/table/columns'
import { useListParams } from '@/ui/table/useListParams'
import { useRows } from '@/ui/table/useRows'
import { PostCard } from './PostCard'

const none: readonly BlogPost[] = []
const fields: readonly Column<BlogPost>[] = [
  { key: 'text', header: 'Text', text: ({ title, summary, author }) => [title, summary, author].join(' ') },
  { key: 'tag', header: 'Topic', text: ({ tags }) => tags.join(' '), facet: ({ tags }) => tags },
]

/** All blog posts, newest first. */
export default function Blog() {
  const posts = useListBlogPostsQuery()
  const list = useListParams({ filters: ['tag'], size: 13 })
  const found = useRows(posts.data ?? none, fields, list)
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
          selects={[{ name: 'tag', label: 'Topic', options: found.choices('tag') }]}
        />
        <QueryBoundary
          query={posts}
          skeleton={<Skeleton shape="tiles" rows={6} label="Loading posts" />}
          empty={nothing}
          errorTitle="Posts could not be loaded"
        >
          {() => (
            <ListResults
              found={found}
              list={list}
              noun="post"
              nothing={{ title: 'No post fits', text: 'Try another word or another topic.', clear: 'Show all posts' }}
            >
              {(rows) => (
                <ul className="stories plain">
                  {rows.map((post, index) => (
                    <PostCard key={post.uid} post={post} large={index === 0 && found.page === 1 && !list.isFiltered} />
                  ))}
                </ul>
              )}
            </ListResults>
          )}
        </QueryBoundary>
      </Page>
    </div>
  )
}
