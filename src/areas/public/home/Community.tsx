import { useEffect, useRef, useState } from 'react'
import { SiteLink } from '@/components/SiteLink'
import { paths } from '@/domain/navigation/paths'
import { FeaturedFaces } from './FeaturedFaces'
import { UpcomingEvents } from './UpcomingEvents'
import './community.scss'

/** How far below the screen the lists are already fetched. */
const ahead = '800px'

/** The next events and some members. Both lists come from the server, once they are about to be scrolled to. */
export function Community() {
  const box = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!box.current || typeof IntersectionObserver !== 'function') return setNear(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: ahead },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="container-xl home-section home-community" ref={box}>
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
          <div className="home-room">{near && <List />}</div>
        </section>
      ))}
    </div>
  )
}
