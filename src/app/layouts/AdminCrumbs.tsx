import { HouseDoor } from 'react-bootstrap-icons'
import { useLocation } from 'react-router-dom'
import { Link } from '@/components/links/Link'
import { adminGroupOf } from '@/domain/access/adminAccess'
import { paths } from '@/domain/navigation/paths'
import { useRouteTitle } from '../routeTitle'

/** Where the page is: the start page, its group, and its title as its route gives it (R-LAY-02): `Finance / Orders`. */
export function AdminCrumbs() {
  const title = useRouteTitle().replace(/^Admin: /, '')
  const group = adminGroupOf(useLocation().pathname)
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
      <li className="admin-bar-title">{title}</li>
    </ol>
  )
}
