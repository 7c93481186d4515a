import { CheckLg, HandThumbsUp } from 'react-bootstrap-icons'
import type { Shape } from '@/contract/types'
import { countOf } from '@/lib/money/counts'
import { Button } from '@/ui/Button'
import type { Voting } from './useVote'

type Props = { doer: Shape<'FeaturedDoer'>; voting: Voting; size?: 'sm' | 'md' }

/** One vote per doer and browser; after voting, pressing it says so (R-VOTE-01). */
export function VoteButton({ doer, voting, size = 'sm' }: Props) {
  const name = `${doer.firstName} ${doer.lastName}`
  const voted = voting.hasVoted(doer.featuredDoerId)
  const { votes } = doer
  return (
    <span className="vote">
      <Button
        size={size}
        data-track="vote"
        variant={voted ? 'outline-success' : 'outline-secondary'}
        icon={voted ? <CheckLg aria-hidden /> : <HandThumbsUp aria-hidden />}
        aria-label={voted ? `Voted for ${name}` : `Vote for ${name}`}
        onClick={() => voting.vote(doer)}
      >
        {voted ? 'Voted' : 'Vote'}
      </Button>
      {votes !== undefined && <span className="num text-muted">{countOf(votes, 'vote')}</span>}
    </span>
  )
}
