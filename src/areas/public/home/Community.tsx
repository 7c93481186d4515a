import { SiteLink } from '@/components/links/SiteLink'
import { paths } from '@/domain/navigation/paths'
import { FeaturedFaces } from './FeaturedFaces'
import { UpcomingEvents } from './UpcomingEvents'
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
