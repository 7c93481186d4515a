import { capitalised } from '@/lib/text/said'
import { ByLine } from '@/components/ByLine'
import { StoryCard } from '@/components/StoryCard'
import type { BlogPost } from '@/contract/content'
import { paths } from '@/domain/navigation/paths'
import { useContent } from '@/store/content/useContent'
import { Button } from '@/ui/Button'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Page } from '@/ui/layout/Page'
import { ListResults } from '@/ui/table/ListResults'
import type { Column } from '@/ui/table/columns'
import { FilterBar } from '@/ui/table/filters/FilterBar'
import { useRows } from '@/ui/table/rows/useRows'
import { useListParams } from '@/ui/table/useListParams'

const none: readonly BlogPost[] = []
const fields: readonly Column<BlogPost>[] = [
  { key: 'text', header: 'Text', text: ({ title, summary, author }) => [title, summary, author].join(' ') },
  { key: 'tag', header: 'Topic', text: ({ tags }) => tags.join(' '), facet: ({ tags }) => tags },
]

/** All blog posts, newest first. */
export default function Blog() {
  const posts = useContent('blog.json')
  const list = useListParams({ filters: ['tag'], size: 13 })
  const found = useRows(posts.data ?? none, fields, list)
  return (
    <div className="container-xl py-4">
      <Page title="Blog" lead="What members learned the hard way, so you don’t have to.">
        <FilterBar
          list={list}
          search="Search posts"
          selects={[{ name: 'tag', label: 'Topic', options: found.choices('tag') }]}
          empty={posts.data?.length === 0}
        />
        <QueryBoundary
          query={posts}
          skeleton={{ shape: 'tiles', rows: 6 }}
          empty={{
            title: 'No posts yet',
            text: 'Our first post will appear here.',
            drawing: 'papers',
            card: false,
            action: (
              <Button variant="outline-primary" to={paths.mailingList}>
                Join the mailing list
              </Button>
            ),
          }}
          what="posts"
        >
          {() => (
            <ListResults
              found={found}
              list={list}
              noun="post"
              nothing={{ title: 'No posts match', text: 'Try a different search or topic.', clear: 'Show all posts' }}
            >
              {(rows) => (
                <ul className="stories plain">
                  {rows.map((post, index) => (
                    <PostCard
                      key={post.uid}
                      post={post}
                      large={index === 0 && found.pages.page === 1 && !list.isFiltered}
                    />
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

/** One post in the list; the newest one is larger. */
function PostCard({ post, large }: { post: BlogPost; large: boolean }) {
  const { uid, image, title, summary, tags, author, publishedAt } = post
  return (
    <StoryCard
      of={uid}
      image={image}
      to={paths.blogPost(uid)}
      title={title}
      text={summary}
      topic={capitalised(tags.join(', '))}
      large={large}
    >
      <ByLine author={author} at={publishedAt} />
    </StoryCard>
  )
}
