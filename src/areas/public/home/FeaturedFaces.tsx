import { useListFeaturedDoersQuery } from '@/api/community/featuredDoers'
import { Link } from '@/components/links/Link'
import { paths } from '@/domain/navigation/paths'
import { Avatar } from '@/ui/Avatar'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { RowsSkeleton } from './RowsSkeleton'

const most = 4

/** Members who are featured, most votes first. */
export function FeaturedFaces() {
  const doers = useListFeaturedDoersQuery({ filter: 'any', sort: 'votes', offset: 0, limit: most })
  return (
    <QueryBoundary
      query={doers}
      skeleton={<RowsSkeleton rows={most} label="Loading featured doers" />}
      empty={<p className="text-muted">No one is featured yet. You could be the first.</p>}
      isEmpty={({ featuredDoers }) => featuredDoers.length === 0}
      what="featured doers"
    >
      {({ featuredDoers }) => (
        <ul className="plain">
          {featuredDoers
            .slice(0, most)
            .map(({ featuredDoerId, firstName, lastName, businessName, headline, image }) => (
              <li key={featuredDoerId} className="community-row">
                <Avatar name={`${firstName} ${lastName}`} src={image} size={56} />
                <div>
                  <h3>
                    <Link to={paths.featuredDoer(featuredDoerId)} className="stretched-link">
                      {firstName} {lastName}
                    </Link>
                  </h3>
                  <p className="community-text">{[businessName, headline].filter(Boolean).join(' · ')}</p>
                </div>
              </li>
            ))}
        </ul>
      )}
    </QueryBoundary>
  )
}
