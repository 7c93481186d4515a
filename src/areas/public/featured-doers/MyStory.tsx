import { useGetMyFeaturedDoerQuery } from '@/api/community/featuredDoers'
import { isFirstRead } from '@/lib/calls/firstRead'
import { useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StatusBadge } from '@/ui/feedback/StatusBadge'
import { lazyPart } from '@/ui/lazyPart'
import { useWriting } from './useWriting'

const StoryDialog = lazyPart(() => import('./StoryDialog'), 'StoryDialog')

/** The user's own story: submitted, under review, or published. */
export function MyStory() {
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
            {own.approved ? (
              <StatusBadge tone="success">Public</StatusBadge>
            ) : (
              <StatusBadge tone="warning">Under review</StatusBadge>
            )}{' '}
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
        <Button variant={own ? 'outline-primary' : 'primary'} data-track="tell-story" onClick={writing.open}>
          {own ? 'Edit my story' : 'Tell my story'}
        </Button>
      )}
      {writing.isOpen && <StoryDialog own={own} onClose={writing.close} />}
    </Card>
  )
}
