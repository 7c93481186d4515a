import { useSearchParams } from 'react-router-dom'
import { Link } from '@/components/Link'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { Avatar } from '@/ui/Avatar'
import type { Voting } from './useVote'
import { VoteButton } from './VoteButton'

/** One doer in the list; opens the story. */
export function DoerCard({ doer, voting }: { doer: Shape<'FeaturedDoer'>; voting: Voting }) {
  const [params] = useSearchParams()
  const { featuredDoerId, firstName, lastName, businessName, headline, industry, image } = doer
  const name = `${firstName} ${lastName}`
  const next = new URLSearchParams(params)
  next.set('doer', featuredDoerId)
  return (
    <li className="doer card card-body card-link">
      <div className="doer-head">
        <Avatar name={name} src={image} size={80} />
        <div>
          <h3>
            <Link to={`${paths.featuredDoers}?${next}`} preventScrollReset className="stretched-link">
              {name}
            </Link>
          </h3>
          <p className="text-muted fs-6 mb-0 text-break">{[businessName, industry].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <p className="doer-headline">{headline}</p>
      <VoteButton doer={doer} voting={voting} />
    </li>
  )
}
