import { Link } from '@/components/links/Link'
import type { allowedGroups } from '@/domain/access/adminAccess'
import { paths } from '@/domain/navigation/paths'
import { Dialog } from '@/ui/overlay/Dialog'
import { AdminEntries } from './AdminEntries'

type Props = { groups: ReturnType<typeof allowedGroups>; pending: number | undefined; onClose: () => void }

/** The menu of the back office on small screens: the same groups in one list, the start page, Main site and Sign out. */
export function AdminMenu({ groups, pending, onClose }: Props) {
  const rest = [
    [paths.admin.index, 'To do'],
    [paths.home, 'Main site'],
    [paths.logout, 'Sign out'],
  ] as const
  return (
    <Dialog title="Administration" onClose={onClose}>
      <nav aria-label="Administration">
        {groups.map(({ list, label, pages }) => (
          <section key={list} aria-label={label}>
            <h3 className="side-title">{label}</h3>
            <AdminEntries pages={pages} pending={pending} onLeave={onClose} />
          </section>
        ))}
        <hr className="side-rule" />
        <ul className="side">
          {rest.map(([to, label]) => (
            <li key={to}>
              <Link to={to} className="side-link" onClick={onClose}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  )
}
