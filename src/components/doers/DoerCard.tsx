import type { ReactNode } from 'react'
import { Link } from '@/components/links/Link'
import type { Shape } from '@/contract/types'
import { dotted } from '@/lib/text/wording'
import { Avatar } from '@/ui/Avatar'
import './doerCard.scss'

type Props = {
  doer: Shape<'FeaturedDoer'>
  /** Opens the story; the whole card is the link. A preview has none. */
  to?: string
  children?: ReactNode
}

/** One featured doer as the public list shows them. */
export function DoerCard({ doer, to, children }: Props) {
  const { firstName, lastName, businessName, headline, industry, image } = doer
  const name = `${firstName} ${lastName}`
  return (
    <div className={to ? 'doer-card card card-body card-link' : 'doer-card card card-body'}>
      <div className="doer-card-head">
        <Avatar name={name} src={image} size={80} />
        <div>
          <h3 className="mb-0 fs-4 text-break">
            {to ? (
              <Link to={to} preventScrollReset className="stretched-link">
                {name}
              </Link>
            ) : (
              name
            )}
          </h3>
          <p className="text-muted fs-6 mb-0 text-break">{dotted(businessName, industry)}</p>
        </div>
      </div>
      <p className="flex-fill mb-0">{headline}</p>
      {children}
    </div>
  )
}
