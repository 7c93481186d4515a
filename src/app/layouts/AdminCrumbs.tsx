import { HouseDoor } from 'react-bootstrap-icons'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Link } from '@/components/links/Link'
import { adminGroupOf } from '@/domain/access/adminAccess'
import { paths } from '@/domain/navigation/paths'
import { useRouteTitle } from '../routeTitle'

/** Where the page is: the start page, its group, and its title as its route gives it (R-LAY-02): `Finance / Orders`. */
export function AdminCrumbs() {
  const title = useRouteTitle().replace(/^Admin: /, '')
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const group = adminGroupOf(pathname)
  // The page of one user, team or event has a link to the list itself.
  const isOfOne = query.has('user') || query.has('team') || pathname === paths.admin.event()
  return (
    <ol className="crumbs">
      {group && (
        <>
          <li>
            <Link to={paths.admin.index} aria-label="To do" title="To do">
              <HouseDoor aria-hidden />
            </Link>
          </li>
          <li>{group}</li>
        </>
      )}
      {!isOfOne && <li>{title}</li>}
    </ol>
  )
}
