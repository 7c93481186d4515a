import { useGetMyFeaturedDoerQuery } from '@/api/community/featuredDoers'
import { SiteButton } from '@/components/links/SiteButton'
import { QueryCard } from '@/components/QueryCard'
import { paths } from '@/domain/navigation/paths'
import { countOf } from '@/lib/money/counts'
import { Avatar } from '@/ui/Avatar'
import { StatusBadge } from '@/ui/feedback/StatusBadge'

/** The member's own featured-doer submission. */
export function FeaturedPanel() {
  const mine = useGetMyFeaturedDoerQuery()
  return (
    <QueryCard
      title="Featured doer"
      query={mine}
      what="your story"
      skeleton={{ rows: 3 }}
      isEmpty={({ featuredDoer }) => featuredDoer === undefined}
      empty={
        <>
          <p className="text-muted">Tell the community what you do and collect votes.</p>
          <SiteButton variant="outline-secondary" to={paths.featuredDoers}>
            Tell your story
          </SiteButton>
        </>
      }
    >
      {({ featuredDoer: entry }) =>
        entry && (
          <>
            <div className="overview-entry">
              <Avatar name={`${entry.firstName} ${entry.lastName}`} src={entry.image} size={56} />
              <div className="text-break">
                <div className="fw-semibold">{entry.businessName || `${entry.firstName} ${entry.lastName}`}</div>
                {entry.headline && <div className="text-muted">{entry.headline}</div>}
              </div>
            </div>
            <p className="actions">
              {entry.superFeatured ? (
                <StatusBadge tone="cta">In the spotlight</StatusBadge>
              ) : (
                entry.approved !== undefined && (
                  <StatusBadge tone={entry.approved ? 'success' : 'info'}>
                    {entry.approved ? 'Shown' : 'Under review'}
                  </StatusBadge>
                )
              )}
              {entry.votes !== undefined && <span className="num">{countOf(entry.votes, 'vote')}</span>}
            </p>
            <SiteButton variant="outline-secondary" to={paths.featuredDoers}>
              {entry.approved ? 'See all featured doers' : 'Edit your story'}
            </SiteButton>
          </>
        )
      }
    </QueryCard>
  )
}
