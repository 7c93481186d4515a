import { QueryCard } from '@/components/QueryCard'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { spendChart } from '@/domain/team/teamCharts'
import { formatSgd, toSgd } from '@/lib/money/money'
import { Button } from '@/ui/Button'
import { Chart } from '@/ui/chart/Chart'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'

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
