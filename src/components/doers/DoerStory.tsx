import { SafeHtml } from '@/components/SafeHtml'
import type { Shape } from '@/contract/types'
import { countryOf } from '@/domain/account/countries'
import { dotted } from '@/lib/text/wording'
import { webLink } from '@/lib/text/webAddress'
import { Avatar } from '@/ui/Avatar'
import './doerCard.scss'

/** A featured doer's whole story. */
export function DoerStory({ doer }: { doer: Shape<'FeaturedDoer'> }) {
  const { firstName, lastName, businessName, industry, country, headline, story, image, links = [] } = doer
  return (
    <>
      <div className="doer-card-head mb-3">
        <Avatar name={`${firstName} ${lastName}`} src={image} size={80} />
        <div>
          <p className="fw-semibold mb-0">{headline}</p>
          <p className="text-muted mb-0 text-break">{dotted(businessName, industry, countryOf(country)?.name)}</p>
        </div>
      </div>
      {story && <SafeHtml html={story} />}
      <Links links={links} />
    </>
  )
}

function Links({ links }: { links: readonly string[] }) {
  const good = links.filter((link) => webLink(link))
  if (good.length === 0) return null
  return (
    <ul className="plain mt-3">
      {good.map((link) => (
        <li key={link}>
          <a href={link} target="_blank" rel="noopener noreferrer nofollow" className="text-break">
            {link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
          </a>
        </li>
      ))}
    </ul>
  )
}
