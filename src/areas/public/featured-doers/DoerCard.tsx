import { useSearchParams } from 'react-router-dom'
import { DoerCard as Card } from '@/components/doers/DoerCard'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import type { Voting } from './useVote'
import { VoteButton } from './VoteButton'

/** One doer in the list; opens the story. */
export function DoerCard({ doer, voting }: { doer: Shape<'FeaturedDoer'>; voting: Voting }) {
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  next.set('doer', doer.featuredDoerId)
  return (
    <li>
      <Card doer={doer} to={`${paths.featuredDoers}?${next}`}>
        <VoteButton doer={doer} voting={voting} />
      </Card>
    </li>
  )
}
