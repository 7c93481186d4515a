import type { ComponentProps } from 'react'
import { Link } from '@/components/links/Link'
import { marketingHref } from '@/domain/navigation/marketing'
import { env } from '@/lib/env'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

/** A link to any URL in content: another host, the marketing site if there is one, or the app itself. */
export function SiteLink({ to, ...rest }: Props) {
  const href = marketingHref(to, env.marketingUrl)
  if (href === undefined) return <Link to={to} {...rest} />
  const { children, className, onClick, id, target } = rest
  return (
    <a href={href} className={className} onClick={onClick} id={id} target={target}>
      {children}
    </a>
  )
}
