import type { Icon } from 'react-bootstrap-icons'
import { useLocation } from 'react-router-dom'
import { Link } from '@/components/Link'

type LinkProps = {
  to: string
  Icon: Icon
  label: string
  /** Current on this very address only, not below it. */
  end?: boolean
  /** Opens something and is never the current page. */
  never?: boolean
  /** What the dot says to those who cannot see it. */
  dot?: string | undefined
  count?: number | undefined
}

/** One entry of a sidebar. */
export function SideLink({ to, Icon, label, end = false, never = false, dot, count }: LinkProps) {
  const { pathname } = useLocation()
  const current = !never && (end ? pathname === to : pathname === to || pathname.startsWith(`${to}/`))
  return (
    <li>
      <Link to={to} className="side-link" aria-current={current ? 'page' : undefined}>
        <Icon aria-hidden size={18} />
        <span>{label}</span>
        {dot && <span className="dot" aria-hidden="true" />}
        {dot && <span className="visually-hidden">{`(${count ?? ''} ${dot})`}</span>}
      </Link>
    </li>
  )
}

/** An entry that does something instead of leading somewhere. */
export function SideButton({ Icon, label, onClick }: { Icon: Icon; label: string; onClick: () => void }) {
  return (
    <li>
      <button type="button" className="side-link" onClick={onClick}>
        <Icon aria-hidden size={18} />
        <span>{label}</span>
      </button>
    </li>
  )
}
