import { useGetSpotlightedFeaturedDoerQuery, useGetMyFeaturedDoerQuery } from '@/api/community/featuredDoers'
import { SafeHtml } from '@/components/SafeHtml'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { Link } from '@/components/links/Link'
import { isFirstRead } from '@/lib/calls/firstRead'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Page } from '@/ui/layout/Page'
import { Section } from '@/ui/layout/Section'
import { lazyPart } from '@/ui/lazyPart'
import { useAppSelector } from '@/store/hooks'
import { Card } from '@/ui/layout/Card'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { StatusBadge } from '@/ui/feedback/StatusBadge'
import { useParam } from '@/ui/hooks/useParam'
import { DoerDialog } from './DoerDialog'
import { DoerList } from './DoerList'
import { VoteButton } from './VoteButton'
import { useVote, type Voting } from './useVote'
import './featuredDoers.scss'

// The forms are lazy-loaded when they are opened.
const NominateDialog = lazyPart(() => import('./NominateDialog'), 'NominateDialog')

/** Featured members: read their stories, vote, nominate someone, submit a story. */
export default function FeaturedDoers() {
  const voting = useVote()
  const nominating = useWriting('nomination')
  const spotlight = useGetSpotlightedFeaturedDoerQuery()
  return (
    <div className="container-xl py-4">
      <Page
        title="Featured doers"
        lead="Members who started something of their own, in their own words. Vote for the members you want to read more about."
        actions={
          <Button variant="outline-secondary" data-track="nominate" onClick={nominating.open}>
            Nominate someone
          </Button>
        }
      >
        <p className="visually-hidden" role="status">
          {voting.announcement}
        </p>
        {/* Waits for the spotlight above it, whose height varies. */}
        {isFirstRead(spotlight) ? (
          <Skeleton shape="tiles" rows={9} label="Loading featured doers" />
        ) : (
          <>
            <Spotlight doer={spotlight.data?.superFeaturedDoer} voting={voting} />
            <Section title="All featured doers" actions={<Link to={paths.oldFeaturedDoers}>Past featured doers</Link>}>
              <DoerList voting={voting} />
            </Section>
            <MyStory />
          </>
        )}
        <DoerDialog voting={voting} />
        {nominating.isOpen && <NominateDialog onClose={nominating.close} />}
      </Page>
    </div>
  )
}

type Props = { doer: Shape<'FeaturedDoer'> | null | undefined; voting: Voting }

/** The spotlighted doer; renders nothing if there is none or loading fails, because the list works without it. */
function Spotlight({ doer, voting }: Props) {
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

const StoryDialog = lazyPart(() => import('./StoryDialog'), 'StoryDialog')

/** The user's own story: submitted, under review, or published. */
function MyStory() {
  const status = useAppSelector(({ auth }) => auth.status)
  const signedIn = status === 'signedIn'
  const mine = useGetMyFeaturedDoerQuery(undefined, { skip: !signedIn })
  const writing = useWriting('story')
  if (status === 'restoring' || (signedIn && isFirstRead(mine)))
    return <Skeleton shape="card" label="Loading your story" />
  const failed = signedIn && mine.error !== undefined
  const own = signedIn ? mine.data?.featuredDoer : undefined
  return (
    <Card title={own ? 'Your story' : 'Tell your own story'} className="my-story">
      {failed ? (
        <ErrorState
          title="We couldn’t load your story"
          error={mine.error}
          busy={mine.isFetching}
          onRetry={mine.refetch}
        />
      ) : own ? (
        <>
          <p className="mb-2">
            {own.approved === true && <StatusBadge tone="success">Public</StatusBadge>}
            {own.approved === false && <StatusBadge tone="warning">Under review</StatusBadge>}{' '}
            <strong className="text-break">{own.headline}</strong>
          </p>
          <p className="text-muted">
            {own.approved
              ? 'Your story is public. We review changes before they go live.'
              : 'We review every story before it goes live.'}
          </p>
        </>
      ) : (
        <p className="text-muted">
          Started something of your own? Tell us about it in a few sentences. We review every story before it goes live.
        </p>
      )}
      {!failed && (
        <Button variant={own ? 'outline-secondary' : 'primary'} data-track="tell-story" onClick={writing.open}>
          {own ? 'Edit my story' : 'Tell my story'}
        </Button>
      )}
      {writing.isOpen && <StoryDialog own={own} onClose={writing.close} />}
    </Card>
  )
}

type Form = 'story' | 'nomination'

/** Which form is open. Stored in the URL, so that signing in while writing returns to it. */
function useWriting(form: Form) {
  const [written, write] = useParam('write')
  return { isOpen: written === form, open: () => write(form), close: () => write() }
}
