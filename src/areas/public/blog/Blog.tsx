import { capitalised } from '@/lib/text/wording'
import { ByLine } from '@/components/ByLine'
import { StoryCard } from '@/components/stories/StoryCard'
import { StoryList } from '@/components/stories/StoryList'
import type { BlogPost } from '@/contract/content'
import { paths } from '@/domain/navigation/paths'
import { useContent } from '@/store/content/useContent'
import { Page } from '@/ui/layout/Page'
import type { Column } from '@/ui/table/columns'

const fields: readonly Column<BlogPost>[] = [
  { key: 'text', header: 'Text', text: ({ title, summary, author }) => [title, summary, author].join(' ') },
  { key: 'tag', header: 'Topic', text: ({ tags }) => tags.join(' '), facet: ({ tags }) => tags },
]

/** All blog posts, newest first; the newest one is larger. */
export default function Blog() {
  const posts = useContent('blog.json')
  return (
    <div className="container-xl py-4">
      <Page title="Blog" lead="What members learned the hard way, so you don’t have to.">
        <StoryList
          query={posts}
          fields={fields}
          topic="tag"
          noun="post"
          size={13}
          card={({ uid, image, title, summary, tags, author, publishedAt }, leads) => (
            <StoryCard
              key={uid}
              of={uid}
              image={image}
              to={paths.blogPost(uid)}
              title={title}
              text={summary}
              topic={capitalised(tags.join(', '))}
              large={leads}
            >
              <ByLine author={author} at={publishedAt} />
            </StoryCard>
          )}
        />
      </Page>
    </div>
  )
}
