import { SafeHtml } from '@/components/SafeHtml'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import type { Voting } from './useVote'
import { VoteButton } from './VoteButton'

type Props = { doer: Shape<'FeaturedDoer'> | null | undefined; voting: Voting }

/** The spotlighted doer; renders nothing if there is none or loading fails, because the list works without it. */
export function Spotlight({ doer, voting }: Props) {
  if (!doer) return null
  const { firstName, lastName, businessName, headline, story, image, blogPostUid } = doer
  const name = `${firstName} ${lastName}`
  return (
    <section className="spotlight card" aria-labelledby="spotlight-name">
      <Avatar name={name} src={image} size={120} />
      <div className="spotlight-body">
        <p className="eyebrow mb-1">In the spotlight</p>
        <h2 id="spotlight-name">{name}</h2>
        {businessName && <p className="text-muted mb-2 text-break">{businessName}</p>}
        {headline && <p className="spotlight-line">{headline}</p>}
        {story && <SafeHtml html={story} />}
        <div className="actions mt-3">
          {blogPostUid && <Button to={paths.blogPost(blogPostUid)}>Read the whole story</Button>}
          <VoteButton doer={doer} voting={voting} size="md" />
        </div>
      </div>
    </section>
  )
}
