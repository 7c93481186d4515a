import { memo, type ComponentProps } from 'react'
import type { Icon } from 'react-bootstrap-icons'
import { useLocation } from 'react-router-dom'
import { Link } from '@/components/links/Link'
import { isBelow } from '@/domain/navigation/isBelow'

type LinkProps = {
  to: string
  Icon: Icon
  label: string
  /** Current only on exactly this path, not on nested ones. */
  end?: boolean
  /** Opens a dialog: it is never the current page. */
  opensDialog?: boolean
  /** Text alternative of the dot. */
  dot?: string | undefined
  count?: number | undefined
}

export function SideLink({ end = false, opensDialog = false, ...entry }: LinkProps) {
  const { to } = entry
  const { pathname } = useLocation()
  const current = !opensDialog && (end ? pathname === to : isBelow(pathname, to))
  return <Entry {...entry} current={current} />
}

type EntryProps = Omit<LinkProps, 'end' | 'opensDialog'> & { current: boolean }

// Memoised: with each page, only two of the entries change.
const Entry = memo(function Entry({ to, Icon, label, dot, count, current }: EntryProps) {
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
})

type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> & { Icon: Icon; label: string }

export function SideButton({ Icon, label, ...rest }: ButtonProps) {
  return (
    <li>
      <button {...rest} type="button" className="side-link">
        <Icon aria-hidden size={18} />
        <span>{label}</span>
      </button>
    </li>
  )
}
