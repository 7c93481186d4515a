import { Link } from '@/components/links/Link'
import type { BlogPost } from '@/contract/content'
import { paths } from '@/domain/navigation/paths'
import { Section } from '@/ui/layout/Section'

/** Related posts: same topics first, then the newest. */
export function OtherPosts({ posts, than }: { posts: readonly BlogPost[]; than: BlogPost }) {
  const shared = ({ tags }: BlogPost) => tags.filter((tag) => than.tags.includes(tag)).length
  const others = posts
    .filter(({ uid }) => uid !== than.uid)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, 3)
  if (others.length === 0) return null
  return (
    <Section title="Keep reading" className="post-more">
      <ul className="post-others plain">
        {others.map(({ uid, title, summary }) => (
          <li key={uid} className="card card-body card-link">
            <h3 className="fs-4">
              <Link to={paths.blogPost(uid)} className="stretched-link">
                {title}
              </Link>
            </h3>
            <p className="text-muted">{summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
