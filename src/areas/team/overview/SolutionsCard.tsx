import { useMayOpen } from '@/components/access/useAccess'
import { UnitMeter } from '@/components/team/UnitMeter'
import { QueryCard } from '@/components/QueryCard'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { countOf } from '@/lib/money/counts'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'

/** The team's solutions with their units. */
export function SolutionsCard({ stats }: { stats: QueryResult<Shape<'TeamSubscriptionStats'>> }) {
  const mayAssign = useMayOpen(paths.team.solutions).may
  return (
    <QueryCard
      title="Solutions"
      query={stats}
      what="the solutions"
      skeleton={{ rows: 5 }}
      isEmpty={({ bySolution, total }) => (bySolution ? bySolution.length === 0 : total === 0)}
      empty={
        <EmptyState title="No solutions yet" drawing="shop">
          Solutions you buy for the team will appear here.
        </EmptyState>
      }
    >
      {({ bySolution = [], total }) => (
        <>
          {bySolution.length === 0 && <p className="num">{countOf(total, 'solution')}</p>}
          <ul className="plain team-overview-solutions mb-3">
            {bySolution.map(({ solutionUid, title, assigned, vacant }, index) => (
              <li key={`${solutionUid} ${index}`}>
                <UnitMeter title={title} assigned={assigned} vacant={vacant} />
              </li>
            ))}
          </ul>
          <Button variant="outline-secondary" size="sm" to={mayAssign ? paths.team.solutions : paths.team.mySolutions}>
            {mayAssign ? 'Assign solutions' : 'See your solutions'}
          </Button>
        </>
      )}
    </QueryCard>
  )
}
