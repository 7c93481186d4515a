import { classes } from './roles'
import './icon.scss'

export type IconName =
  | 'cart'
  | 'menu'
  | 'chevron'
  | 'facebook'
  | 'instagram'
  | 'linkedin'
  | 'workspace'
  | 'marketing'
  | 'legal'
  | 'business'
  | 'tech'
  | 'health'

/**
 * An icon of the initial load, as a CSS mask: a dozen icon components would weigh as much as the page.
 * Decorative only; elsewhere use the components of the icon set.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <span className={classes('icon', `icon-${name}`, className)} aria-hidden="true" />
}
