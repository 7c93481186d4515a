import { Link } from '@/components/links/Link'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { formatDate } from '@/lib/dates/dates'
import { plural } from '@/lib/text/plural'

/** One doer of the earlier list: name, headline, date and votes. */
export function OldDoer({ doer }: { doer: Shape<'FeaturedDoer'> }) {
  const { featuredDoerId, firstName, lastName, businessName, headline, votes, createdAt } = doer
  return (
    <li>
      <div>
        <h2>
          <Link to={paths.featuredDoer(featuredDoerId)}>
            {firstName} {lastName}
          </Link>
        </h2>
        <p className="mb-0">{headline}</p>
        <p className="text-muted fs-6 mb-0">{[businessName, formatDate(createdAt)].filter(Boolean).join(' · ')}</p>
      </div>
      {votes !== undefined && <span className="num text-muted text-nowrap">{plural(votes, 'vote')}</span>}
    </li>
  )
}
