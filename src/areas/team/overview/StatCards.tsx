import { useMayOpen } from '@/components/access/useAccess'
import { QueryCard } from '@/components/QueryCard'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { seatChart, type ChartData, spendChart } from '@/domain/team/teamCharts'
import { Button } from '@/ui/Button'
import { Chart } from '@/ui/chart/Chart'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { formatSgd, toSgd } from '@/lib/money/money'
import { UnitMeter } from '@/components/team/UnitMeter'
import { countOf } from '@/lib/money/counts'

/** How the paid seats are used. */
export function SeatsCard({ seats }: { seats: QueryResult<Shape<'TeamSeatCount'>> }) {
  const manages = useMayOpen(paths.team.members).may
  return (
    <QueryCard query={seats} what="the seats" skeleton={{ rows: 5 }}>
      {(count) => (
        <>
          <SeatChart {...seatChart(count)} />
          {manages && (
            <Button variant="outline-secondary" size="sm" className="mt-3" to={paths.team.members}>
              Manage seats
            </Button>
          )}
        </>
      )}
    </QueryCard>
  )
}

/** The seats as a chart, or only in words if there are no figures to draw. */
function SeatChart(chart: ChartData) {
  if (chart.labels.length > 0)
    return <Chart title="Seats" kind="donut" labelHeader="Use" exportName="team-seats" {...chart} />
  return (
    <>
      <h2 className="h5">Seats</h2>
      <p>{chart.summary}</p>
    </>
  )
}

/** What the team has spent, month by month; for those who may read amounts. */
export function SpendCard({ stats }: { stats: QueryResult<Shape<'TeamSubscriptionStats'>> }) {
  return (
    <QueryCard query={stats} what="the spending" skeleton={{ rows: 5 }}>
      {({ byMonth }) => (
        <>
          {byMonth ? (
            <Chart
              title="Spend by month"
              kind="bar"
              labelHeader="Month"
              exportName="team-spend"
              format={formatSgd}
              exported={toSgd}
              {...spendChart(byMonth)}
            />
          ) : (
            <>
              <h2 className="h5">Spend by month</h2>
              <p className="text-muted">Not available right now.</p>
            </>
          )}
          <Button variant="outline-secondary" size="sm" className="mt-3" to={paths.team.billing}>
            See invoices
          </Button>
        </>
      )}
    </QueryCard>
  )
}

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
      empty={{
        title: 'No solutions yet',
        text: 'Solutions you buy for the team will appear here.',
        drawing: 'shop',
        card: false,
      }}
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
