import { useListMyTeamActivitiesQuery, useListTeamActivitiesQuery } from '@/api/account/activities'
import { useMay } from '@/components/access/useAccess'
import { DateTime } from '@/components/DateTime'
import { useTeam } from '@/components/team/teamContext'
import { QueryCard } from '@/components/QueryCard'
import type { Shape } from '@/contract/types'
import { env } from '@/lib/env'
import { formatCount } from '@/lib/money/counts'
import { Button } from '@/ui/Button'
import { useParam } from '@/ui/hooks/useParam'
import { Timeline, type Moment } from '@/ui/layout/Timeline'

type Activity = Shape<'Activity'>

const atOnce = 6

const tones: Readonly<Record<string, Moment['tone']>> = {
  MEMBER_REMOVED: 'danger',
  SEAT_REMOVED: 'warning',
  SOLUTION_REMOVED: 'warning',
  SUBSCRIPTION_CANCELLED: 'warning',
  PURCHASE: 'success',
  SEATS_ADDED: 'success',
}

/** Who did it: `userId` is null for the system, and `userName` for a member who has left. */
const doerOf = ({ userId, userName }: Pick<Activity, 'userId' | 'userName'>): string =>
  userName || (userId === null ? env.productName : userId && userName === null ? 'A former member' : 'Someone')

const moment = ({ activityId, type = '', message, createdAt, ...who }: Activity): Moment => ({
  key: activityId,
  title: `${doerOf(who)} ${message ?? ''}`.trim(),
  at: createdAt && <DateTime at={createdAt} time />,
  tone: tones[type] ?? 'primary',
})

/** The latest activity: of the whole team for those who manage it, otherwise the user's own. */
export function LatestActivity() {
  const { teamId } = useTeam()
  const isAll = useMay('overview.seeTeamActivity').may
  const teams = useListTeamActivitiesQuery({ id: teamId }, { skip: !isAll })
  const own = useListMyTeamActivitiesQuery({ id: teamId }, { skip: isAll })
  const [shown, show] = useParam('activity')
  const title = isAll ? 'Latest activity' : 'Your activity'
  return (
    <QueryCard
      title={title}
      query={isAll ? teams : own}
      errorTitle="Activities could not be retrieved"
      skeleton={{ rows: 5, label: 'Loading the activity' }}
      empty={<p className="text-muted mb-0">Invitations, purchases and assignments will appear here.</p>}
    >
      {(all) => (
        <>
          <Timeline label={title} moments={(shown === 'all' ? all : all.slice(0, atOnce)).map(moment)} />
          {all.length > atOnce && (
            <Button
              variant="outline-secondary"
              size="sm"
              className="mt-3"
              onClick={() => show(shown === 'all' ? undefined : 'all')}
            >
              {shown === 'all' ? 'Show less' : `Show all ${formatCount(all.length)}`}
            </Button>
          )}
        </>
      )}
    </QueryCard>
  )
}
