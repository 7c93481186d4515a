import { SiteButton } from '@/components/links/SiteButton'
import type { ContentLink } from '@/contract/content'

type Props = { links: readonly ContentLink[] | undefined; size?: 'md' | 'lg' }

/** Calls to action of the content source; the first is the primary one. */
export function Actions({ links = [], size = 'md' }: Props) {
  if (links.length === 0) return null
  return (
    <div className="actions mt-4">
      {links.map(({ label, href }, index) => (
        <SiteButton key={label} to={href} size={size} variant={index === 0 ? 'primary' : 'outline-secondary'}>
          {label}
        </SiteButton>
      ))}
    </div>
  )
}
