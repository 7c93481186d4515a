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
 * An icon of the first load: a mask of the style sheet, since a dozen icon components would weigh as much as the page.
 * Decoration only; elsewhere the icon set's own components serve.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <span className={classes('icon', `icon-${name}`, className)} aria-hidden="true" />
}
