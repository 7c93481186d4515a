import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler, type LinkProps } from 'react-router-dom'

type Props = Omit<ComponentProps<'a'>, 'href'> &
  Pick<LinkProps, 'replace' | 'state' | 'preventScrollReset'> & {
    /** Path, query and hash inside the app. */
    to: string
  }

/** A link to a page of the app: the router's `Link` includes 5 kB of framework prefetching that isn't used here. */
export function RouteLink({ to, replace, state, preventScrollReset, target, onClick, children, ...rest }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
    ...(target !== undefined && { target }),
  })
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
