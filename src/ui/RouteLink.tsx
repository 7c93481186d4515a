import { useContext, type ComponentProps, type MouseEvent } from 'react'
import {
  createPath,
  parsePath,
  UNSAFE_DataRouterContext,
  UNSAFE_NavigationContext,
  useHref,
  useLinkClickHandler,
  useLocation,
  type LinkProps,
} from 'react-router-dom'

type Options = Pick<LinkProps, 'replace' | 'state' | 'preventScrollReset'>
type Props = Omit<ComponentProps<'a'>, 'href'> &
  Options & {
    /** Path, query and hash inside the app. */
    to: string
  }

/** A link to a page of the app: the router's `Link` includes 5 kB of framework prefetching that isn't used here. */
export function RouteLink(props: Props) {
  // The router's hooks keep `//host` on this site.
  if (/^\/(?!\/)/.test(props.to)) return <AbsoluteLink {...props} />
  return props.to.startsWith('?') ? <QueryLink {...props} /> : <RelativeLink {...props} />
}

/** Leads to another query of this page. The rows of a table are such links, which the router's hooks make twice as slow. */
function QueryLink(props: Props) {
  const { pathname } = useLocation()
  return <AbsoluteLink {...props} to={pathname + props.to} />
}

/** Leads to the same place from every page. The router's hooks would render it again with each: all links of the frame. */
function AbsoluteLink({ to, replace, state, preventScrollReset, ...rest }: Props) {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isForBrowser(event, rest.target)) return
    event.preventDefault()
    // Like the browser, the router replaces an entry by the same address.
    const isHere = router !== undefined && createPath(router.state.location) === createPath(parsePath(to))
    const go = (replace ?? isHere) ? navigator.replace : navigator.push
    go(to, state, { ...(preventScrollReset !== undefined && { preventScrollReset }) })
  }
  return anchor({ ...rest, href: navigator.createHref(to) }, follow)
}

const isForBrowser = (event: MouseEvent, target = '_self') =>
  event.button !== 0 || target !== '_self' || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey

function RelativeLink({ to, replace, state, preventScrollReset, ...rest }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
    ...(rest.target !== undefined && { target: rest.target }),
  })
  return anchor({ ...rest, href: useHref(to) }, follow)
}

function anchor(
  { href, onClick, children, ...rest }: ComponentProps<'a'>,
  follow: (event: MouseEvent<HTMLAnchorElement>) => void,
) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
