import { SiteLink } from '@/components/links/SiteLink'
import { paths } from '@/domain/navigation/paths'
import { useListFeaturedDoersQuery } from '@/api/community/featuredDoers'
import { Link } from '@/components/links/Link'
import { dotted } from '@/lib/text/wording'
import { Avatar } from '@/ui/Avatar'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { UpcomingEvents } from './UpcomingEvents'
import { RowsSkeleton } from './RowsSkeleton'
import './community.scss'

/** The next events and some members. Both lists come from the server. */
export function Community() {
  return (
    <div className="container-xl home-section home-community">
      {(
        [
          ['home-events', 'Upcoming events', paths.events, 'All events', UpcomingEvents],
          ['home-doers', 'Meet the doers', paths.featuredDoers, 'All featured doers', FeaturedFaces],
        ] as const
      ).map(([id, title, to, all, List]) => (
        <section key={id} aria-labelledby={id}>
          <div className="home-head">
            <h2 id={id}>{title}</h2>
            <SiteLink to={to}>{all}</SiteLink>
          </div>
          <div className="home-room">
            <List />
          </div>
        </section>
      ))}
    </div>
  )
}

const most = 4

/** Members who are featured, most votes first. */
function FeaturedFaces() {
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
                  <h3 className="mb-0 fs-5 text-break">
                    <Link to={paths.featuredDoer(featuredDoerId)} className="stretched-link">
                      {firstName} {lastName}
                    </Link>
                  </h3>
                  <p className="community-text">{dotted(businessName, headline)}</p>
                </div>
              </li>
            ))}
        </ul>
      )}
    </QueryBoundary>
  )
}
