import { useGetUserPointsQuery } from '@/api/account/userPoints'
import { QueryCard } from '@/components/QueryCard'
import { paths } from '@/domain/navigation/paths'
import { formatCount, countOf } from '@/lib/money/counts'
import { optionalSgd } from '@/lib/money/money'
import { useUser } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { useGetMeQuery } from '@/api/account/profile'
import { MissingFieldLinks } from '@/components/account/MissingFieldLinks'
import { Link } from '@/components/links/Link'
import { missingFields, profilePercentComplete } from '@/domain/account/profileCompletion'
import { ProgressRing } from '@/ui/feedback/progress/ProgressRing'
import { useGetMyFeaturedDoerQuery } from '@/api/community/featuredDoers'
import { SiteButton } from '@/components/links/SiteButton'
import { Avatar } from '@/ui/Avatar'
import { StatusBadge } from '@/ui/feedback/StatusBadge'

/** The points balance and its value. */
export function PointsPanel() {
  const userId = useUser()?.userId ?? ''
  const points = useGetUserPointsQuery({ userId }, { skip: userId === '' })
  return (
    <QueryCard title="Points" query={points} what="your points" skeleton={{ rows: 3 }}>
      {({ points: balance, pending = 0, cashValue }) => {
        const worth = optionalSgd(cashValue)
        return (
          <>
            <p className="overview-figure num">{formatCount(balance)}</p>
            <p className="text-muted">
              {balance > 0 ? worth && `Worth ${worth}.` : 'Invite others to earn your first points.'}
              {pending > 0 && ` ${formatCount(pending)} pending.`}
            </p>
            <Button variant="outline-secondary" to={paths.account.referrals}>
              {balance > 0 ? 'Redeem or earn more' : 'Refer & Earn'}
            </Button>
          </>
        )
      }}
    </QueryCard>
  )
}

/** Profile completion; each missing field is a link to it. */
export function ProfilePanel() {
  return (
    <QueryCard title="Profile" query={useGetMeQuery()} what="your profile" skeleton={{ rows: 4 }}>
      {(user) => {
        const percent = profilePercentComplete(user)
        const missing = missingFields(user)
        return (
          <>
            <div className="overview-ring">
              <ProgressRing value={percent} label="Profile complete" tone={percent === 100 ? 'success' : 'primary'} />
              <p className="mb-0">
                {missing.length === 0 ? 'Your profile is complete.' : 'Complete it so other members can find you.'}
              </p>
            </div>
            <MissingFieldLinks fields={missing} atOnce={2} />
            {missing.length === 0 && <Link to={paths.account.profile}>View profile</Link>}
          </>
        )
      }}
    </QueryCard>
  )
}

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
                <StatusBadge tone="info">In the spotlight</StatusBadge>
              ) : (
                entry.approved !== undefined && (
                  <StatusBadge tone={entry.approved ? 'success' : 'warning'}>
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
