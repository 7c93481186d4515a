import { useMayOpen } from '@/components/access/useAccess'
import { QueryCard } from '@/components/QueryCard'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { seatChart, type ChartData } from '@/domain/team/teamCharts'
import { Button } from '@/ui/Button'
import { Chart } from '@/ui/chart/Chart'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'

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

/** Without figures there is nothing to draw. */
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
