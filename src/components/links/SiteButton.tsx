import type { ComponentProps } from 'react'
import { marketingHref } from '@/domain/navigation/marketing'
import { env } from '@/lib/env'
import { Button, type ButtonLook } from '@/ui/Button'

type Props = ButtonLook & Pick<ComponentProps<'a'>, 'children' | 'className'> & { to: string; 'data-track'?: string }

/** `SiteLink` as a button: to the marketing site if there is one and it has the page, else to the app's own (R-RTE-08). */
export function SiteButton({ to, ...rest }: Props) {
  const href = marketingHref(to, env.marketingUrl)
  return href === undefined ? <Button to={to} {...rest} /> : <Button href={href} {...rest} />
}
