import { useParams } from 'react-router-dom'
import { useContent } from '@/store/content/useContent'
import { ByLine } from '@/components/ByLine'
import { CircleArt } from '@/components/art/CircleArt'
import { NotFoundPage } from '@/components/NotFoundPage'
import { SafeHtml } from '@/components/SafeHtml'
import { marketingHref } from '@/domain/navigation/marketing'
import { paths } from '@/domain/navigation/paths'
import { env } from '@/lib/env'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Page } from '@/ui/layout/Page'
import { Link } from '@/components/links/Link'
import type { BlogPost as Post } from '@/contract/content'
import { Section } from '@/ui/layout/Section'
import { Comments } from './Comments'
import './blogPost.scss'

export default function BlogPost() {
  const { postId = '' } = useParams()
  const posts = useContent('blog.json')
  const site = marketingHref(paths.blog, env.marketingUrl)
  return (
    <div className="container-xl py-4 post">
      <QueryBoundary query={posts} heading="Blog post" what="this post" skeleton={{ rows: 9 }} empty={<Missing />}>
        {(all) => {
          const post = all.find(({ uid }) => uid === postId)
          if (!post) return <Missing />
          const { title, summary, author, publishedAt, tags, image, html } = post
          return (
            <Page
              title={title}
              share={{ type: 'article', description: summary, ...(image && { image }) }}
              lead={<ByLine author={author} at={publishedAt} />}
              breadcrumb={[{ label: 'Blog', ...(site ? { href: site } : { to: paths.blog }) }]}
            >
              <article className="post-text">
                {image && <CircleArt of={post.uid} image={image} />}
                <p className="lead">{summary}</p>
                <SafeHtml html={html} />
                {tags.length > 0 && <p className="text-muted fs-6 mt-4">Topics: {tags.join(', ')}</p>}
              </article>
              <Comments postId={postId} />
              <OtherPosts posts={all} than={post} />
            </Page>
          )
        }}
      </QueryBoundary>
    </div>
  )
}

function Missing() {
  return (
    <NotFoundPage thing="post" drawing="papers" to={paths.blog} action="See all posts">
      It may have been removed, or the link is out of date.
    </NotFoundPage>
  )
}

/** Related posts: same topics first, then the newest. */
function OtherPosts({ posts, than }: { posts: readonly Post[]; than: Post }) {
  const shared = ({ tags }: Post) => tags.filter((tag) => than.tags.includes(tag)).length
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
