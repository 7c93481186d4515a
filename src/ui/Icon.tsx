import type { IconName } from './iconFiles'
import { classes } from './roles'
import './icon.scss'

/**
 * An icon of the initial load, a symbol of the document: a dozen icon components would weigh as much as the page.
 * Decorative only; elsewhere use the components of the icon set.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={classes('icon', className)} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
