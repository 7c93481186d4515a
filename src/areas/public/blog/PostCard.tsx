import { ByLine } from '@/components/ByLine'
import { StoryCard } from '@/components/StoryCard'
import type { BlogPost } from '@/contract/content'
import { paths } from '@/domain/navigation/paths'

/** One post in the list; the newest one is larger. */
export function PostCard({ post, large }: { post: BlogPost; large: boolean }) {
  const { uid, image, title, summary, tags, author, publishedAt } = post
  return (
    <StoryCard
      of={uid}
      image={image}
      to={paths.blogPost(uid)}
      title={title}
      text={summary}
      topic={tags.join(', ')}
      large={large}
    >
      <ByLine author={author} at={publishedAt} />
    </StoryCard>
  )
}
