import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

type Props = ComponentProps<typeof Link> & {
  /** Path, query and hash inside the app. */
  to: string
}

/** A link to a page of the app. An address that begins with two slashes would leave the site, so it is corrected. */
export const RouteLink = ({ to, ...rest }: Props) => (
  <Link discover="none" {...rest} to={to.replace(/^[/\\]{2,}/, '/')} />
)
