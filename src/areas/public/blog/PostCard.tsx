import { ByLine } from '@/components/ByLine'
import { CircleArt } from '@/components/CircleArt'
import { Link } from '@/components/Link'
import type { BlogPost } from '@/contract/content'
import { paths } from '@/domain/paths'
import { classes } from '@/ui/roles'

/** One post of the list; the newest one is shown large. */
export function PostCard({ post, large }: { post: BlogPost; large: boolean }) {
  return (
    <li className={classes('post-card card card-link', large && 'is-large')}>
      <CircleArt of={post.uid} image={post.image} />
      <div className="post-card-body">
        {post.tags.length > 0 && <p className="eyebrow mb-1">{post.tags.join(', ')}</p>}
        <h2>
          <Link to={paths.blogPost(post.uid)} className="stretched-link">
            {post.title}
          </Link>
        </h2>
        <p className="post-card-text">{post.summary}</p>
        <ByLine author={post.author} at={post.publishedAt} />
      </div>
    </li>
  )
}
